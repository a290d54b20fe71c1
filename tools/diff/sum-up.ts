// A comparison → a few words for each of its parts that isn't empty.
import { plural } from '../../engine/tooling.ts';
import type { Comparison } from './compare-sides.ts';

/** What people call the two states. */
export type Names = { before: string; after: string };

export function sumUp(comparison: Comparison): string[] {
  const { pages, addresses, redirects, anchors, search, weights } = comparison;
  const count = (way: string) => pages.filter((one) => one.way === way).length;
  const words = (key: 'added' | 'removed') =>
    pages.reduce((total, one) => total + one[key], 0).toLocaleString('en');
  const all: [number, string][] = [
    [count('changed'), `${plural(count('changed'), 'page')} changed`],
    [count('added'), `${plural(count('added'), 'page')} added`],
    [count('removed'), `${plural(count('removed'), 'page')} removed`],
    [pages.length, `+${words('added')} −${words('removed')} words`],
    [addresses.removed.length, counted(addresses.removed.length, 'address gone', 'addresses gone')],
    [anchors.length, `${plural(anchors.length, 'anchor')} without a redirect`],
    [redirects.added.length, plural(redirects.added.length, 'new redirect')],
    [redirects.removed.length, `${plural(redirects.removed.length, 'redirect')} gone`],
    [
      search.moves.length,
      counted(
        search.moves.length,
        'search with other first results',
        'searches with other first results',
      ),
    ],
    [weights.length, `${plural(weights.length, 'page')} of another weight`],
  ];
  const said = all.flatMap(([number, text]) => (number > 0 ? text : []));
  return said.length > 0 ? said : ['nothing differs for readers'];
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
