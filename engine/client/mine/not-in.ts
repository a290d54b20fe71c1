// What a search finds → whether the version that a reader runs lacks all of it: the page, or the section by its heading.
import { fill } from '../../text/fill.ts';
import { loadChoices } from './apply.ts';
import { placeOf } from './as-of.ts';
import { readChoice } from './choice.ts';
import { addStyles } from './styles.ts';

/** Id of a page, and the heading of a section or of the page → "Not in 10.15.2"; empty for what is there. */
export type NotIn = (page: string, heading: string) => string;

/** @param since  how a heading says since when it is true: `since {version}`. Undefined: nothing is chosen. */
export async function loadNotIn(since: string): Promise<NotIn | undefined> {
  const { versions, pages, texts } = await loadChoices();
  const { version } = readChoice() ?? {};
  if (version === undefined || !versions.includes(version)) return undefined;
  addStyles();
  const order = new Map(versions.map((one, at) => [one, at]));
  const isLater = (one = '') => one !== '' && placeOf(one, order) > placeOf(version, order);
  const [before = '', after = ''] = since.split('{version}');
  return (page, heading) => {
    const at = heading.lastIndexOf(before);
    const said = at < 0 ? '' : heading.slice(at + before.length);
    const [own] = /^\d+(?:\.\d+)+(?:-[a-z\d-]+)?/.exec(said) ?? [];
    const isSaid = own !== undefined && said.slice(own.length).startsWith(after);
    return isLater(pages[page]) || (isSaid && isLater(own)) ? fill(texts.notIn, { version }) : '';
  };
}
