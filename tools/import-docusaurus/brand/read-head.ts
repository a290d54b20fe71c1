// `metadata` and `headTags` of the source → our `head`: the elements that a page of ours may have. Scripts are left out.
import { headSchema } from '../../../engine/tooling.ts';
import { leftOut, taken } from '../inventory/inventory.ts';
import { isRecord } from '../syntax/evaluate.ts';
import { type BrandSource, listIn, recordIn, type Settings, textIn } from './brand-source.ts';

export type HeadSettings = { head?: { tags: object[] } };

const NO_SCRIPT = leftOut(
  'scripts run for every reader: name those that you still need in "head.scripts"',
);

export function readHead(theme: Settings, { site, entries }: BrandSource): HeadSettings {
  const tags: object[] = [];
  const add = (place: string, tag: object, why: string) => {
    const isUsable = headSchema.safeParse({ tags: [tag] }).success;
    if (isUsable) tags.push(tag);
    entries.set(place, isUsable ? taken('"head.tags"') : leftOut(why));
  };
  for (const [i, one] of listIn(theme, 'metadata').entries())
    if (isRecord(one)) add(`themeConfig.metadata[${i}]`, { meta: metaOf(one) }, OWN_META);
  for (const [i, tag] of listIn(site.settings, 'headTags').entries()) {
    const attributes = isRecord(tag) ? recordIn(tag, 'attributes') : {};
    const name = isRecord(tag) ? textIn(tag, 'tagName') : undefined;
    const place = `headTags[${i}]`;
    if (name === 'meta') add(place, { meta: metaOf(attributes) }, OWN_META);
    else if (name === 'link') add(place, { link: linkOf(attributes) }, OWN_LINK);
    else if (name === 'script') entries.set(place, NO_SCRIPT);
    else entries.set(place, leftOut('the head has meta, link and script elements'));
  }
  for (const [i] of listIn(site.settings, 'scripts').entries())
    entries.set(`scripts[${i}]`, NO_SCRIPT);
  for (const [i] of listIn(site.settings, 'stylesheets').entries())
    entries.set(`stylesheets[${i}]`, leftOut('a style sheet belongs to a theme of yours'));
  return tags.length > 0 ? { head: { tags } } : {};
}

const OWN_META = 'pages have their own; the picture for previews is "brand.image"';
const OWN_LINK = 'links of that kind are the engine’s own';

function pick(from: Settings, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = textIn(from, key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

const metaOf = (from: Settings) => pick(from, ['name', 'property', 'content', 'media']);

const linkOf = (from: Settings) => pick(from, ['rel', 'href', 'type', 'title', 'hreflang']);
