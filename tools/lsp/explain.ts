// What is written at a place → what it means, for hovers; and where it is written itself.
import type { Location } from 'vscode-languageserver';
import { hasScheme, type LiveSite } from '../../engine/tooling.ts';
import { toUri } from './places.ts';
import { locate, paramsOf, recordsFor, snippetFile, targetOf, textOf } from './site-index.ts';
import type { Written } from './written-at.ts';

const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Markdown; undefined where there is nothing to say. */
export function explain(written: Written, live: LiveSite, pageId: string): string | undefined {
  if (written.kind === 'link' || written.kind === 'value') {
    if (hasScheme(written.text)) return undefined;
    const { id, anchor } = targetOf(live, written.text, pageId);
    const matter = live.site.doc(id)?.frontMatter;
    if (!matter) return undefined;
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
  if (record) return `\`\`\`yaml\n${firstLines(textOf(live, record.file))}\n\`\`\``;
  if (written.kind === 'token') return live.loaded.tokens[written.text];
  return undefined;
}

export function define(written: Written, live: LiveSite, pageId: string): Location | undefined {
  if (written.kind === 'link' || written.kind === 'value')
    return hasScheme(written.text) ? undefined : locate(live, targetOf(live, written.text, pageId));
  if (written.kind === 'snippet' && live.source.snippets.read(written.text) !== undefined)
    return { uri: toUri(snippetFile(live, written.text)), range: START };
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
