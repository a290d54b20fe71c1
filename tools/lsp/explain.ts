// What is written at a place → what it means, for hovers; and where it is written itself.
import type { Location } from 'vscode-languageserver';
import { hasScheme, type LiveSite } from '../../engine/tooling.ts';
import { labelsOf, placesOfLabel } from './labels.ts';
import { toLocation, toUri } from './places.ts';
import { sectionOf } from './section-of.ts';
import {
  locate,
  ownerOf,
  paramsOf,
  recordsFor,
  snippetFile,
  targetOf,
  textOf,
} from './site-index.ts';
import type { Written } from './written-at.ts';

const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Markdown; undefined where there is nothing to say. */
export function explain(written: Written, live: LiveSite, pageId: string): string | undefined {
  if (written.kind === 'link') {
    if (hasScheme(written.text)) return undefined;
    const { id, anchor } = targetOf(live, written.text, pageId);
    const matter = live.site.doc(id)?.frontMatter;
    if (!matter) return undefined;
    const section = anchor ? sectionOf(live, { id, anchor }) : undefined;
    if (section) {
      const head = `**${matter.title}** › **${section.words}**`;
      return section.sentence ? `${head}\n\n${section.sentence}` : head;
    }
    const isThere = !anchor || live.pages[id]?.anchors.includes(anchor);
    const where = anchor ? `\n\n\`#${anchor}\`${isThere ? '' : ' is not there'}` : '';
    return `**${matter.title}**\n\n${matter.description}${where}`;
  }
  if (written.kind === 'snippet') {
    const text = live.source.snippets.read(written.text);
    if (text === undefined) return undefined;
    const params = paramsOf(live, written.text);
    return `${params.length > 0 ? `Takes ${params.join(', ')}.\n\n` : ''}${firstLines(text)}`;
  }
  const record = recordAt(written, live);
  if (record) {
    const picture = pictureOf(written, live);
    return `${picture}\`\`\`yaml\n${firstLines(textOf(live, record.file))}\n\`\`\``;
  }
  if (written.kind === 'token') return live.loaded.tokens[written.text];
  if (written.kind === 'label') return explainLabel(written.text, live, pageId);
  return written.kind === 'word' ? explainTerm(written, live) : undefined;
}

/** An image in the text itself: an editor asks no one for it. */
function pictureOf({ text, of = '' }: Written, live: LiveSite): string {
  const owner = ownerOf(live, of);
  const svg = owner?.collection.editor?.picture?.(owner.data.records, text);
  return svg
    ? `![${text}](data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})\n\n`
    : '';
}

/** One label may be said in several places. */
const MOST_LABELS = 4;

function explainLabel(text: string, live: LiveSite, pageId: string): string | undefined {
  const found = labelsOf(live, pageId).filter((one) => one.text === text);
  const all = [...new Set(found.map(({ about }) => about))];
  if (all.length === 0) return undefined;
  return [`**${text}**`, ...all.slice(0, MOST_LABELS)].join('\n\n');
}

/** The longest term of the line that has the word in it. */
function explainTerm({ lineText, range }: Written, { source }: LiveSite): string | undefined {
  const [from, to] = [range.start.character, range.end.character];
  const isAround = (form: string): boolean => {
    for (let at = lineText.indexOf(form); at >= 0; at = lineText.indexOf(form, at + 1))
      if (at <= from && at + form.length >= to) return true;
    return false;
  };
  const forms = source.terms.flatMap((one) =>
    [one.term, ...(one.also ?? []), ...(one.not ?? [])].map((form) => ({ form, one })),
  );
  const [found] = forms
    .filter(({ form }) => isAround(form))
    .sort((a, b) => b.form.length - a.form.length);
  if (!found) return undefined;
  const { term, means, not } = found.one;
  const rest = means ?? (not ? `Instead of: ${not.join(', ')}` : '');
  return `**${term}**\n\n${rest}`;
}

export function define(written: Written, live: LiveSite, pageId: string): Location | undefined {
  if (written.kind === 'link')
    return hasScheme(written.text) ? undefined : locate(live, targetOf(live, written.text, pageId));
  if (written.kind === 'snippet' && live.source.snippets.read(written.text) !== undefined)
    return { uri: toUri(snippetFile(live, written.text)), range: START };
  if (written.kind === 'label') {
    const [place] = placesOfLabel(live, pageId, written.text);
    return place && toLocation(place, live.loaded);
  }
  const record = recordAt(written, live);
  return record && { uri: toUri(record.file), range: START };
}

/** `{slider}` without a name is an attribute by its form. */
const recordAt = ({ kind, text, of = '' }: Written, live: LiveSite) =>
  kind === 'record' || kind === 'attribute'
    ? recordsFor(live, of).find(({ name }) => name === text)
    : undefined;

const firstLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(0, 12)
    .join('\n');
