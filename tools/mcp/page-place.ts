// What an assistant calls a page (an id, a path, an address, with or without an anchor) → a page that is there.
import {
  type BuiltSite,
  ExpectedError,
  editDistance,
  lookUp,
  type PagePlace,
} from '../../engine/tooling.ts';

const MOST_NEAR = 5;
/** Longer than any id. */
const LONGEST = 500;

/** Only ids of the site's own list are taken, so nothing that is written here becomes its own path. */
export async function findPage(written: string, built: BuiltSite): Promise<PagePlace> {
  const [pages, card] = await Promise.all([built.pages(), built.card()]);
  const [before = '', hash = ''] = cutAt(decode(written.slice(0, LONGEST).trim()), '#');
  const path = withoutStart(withoutStart(before, card.origin), card.base);
  const id = (cutAt(path, '?')[0] ?? '').split('/').filter(Boolean).join('/').replace(/\.md$/, '');
  for (const one of [id, id === '' ? 'index' : `${id}/index`])
    if (lookUp(pages, one)) return { id: one, anchor: hash };
  const to = await redirectOf(id, built);
  if (to !== undefined) {
    const [page = '', anchor = ''] = cutAt(decode(to), '#');
    if (lookUp(pages, page)) return { id: page, anchor: hash || anchor };
  }
  throw new ExpectedError(`There is no page "${id}".`, `Closest: ${near(id, Object.keys(pages))}`);
}

async function redirectOf(id: string, built: BuiltSite): Promise<string | undefined> {
  const rules = (await built.json('_server.json')) as
    | { redirects?: { from: string; to: string }[] }
    | undefined;
  return rules?.redirects?.find(({ from }) => from === id)?.to;
}

/** By the last part of the id first: that is what a page is called. */
function near(id: string, ids: readonly string[]): string {
  const last = (one: string) => one.slice(one.lastIndexOf('/') + 1).toLowerCase();
  const own = last(id);
  return ids
    .map((one) => ({ one, far: editDistance(own, last(one)) + editDistance(id, one) / 1000 }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ one }) => one)
    .join(', ');
}

/** Percent signs that encode nothing stay as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cutAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;
