// A generated corpus → queries as readers would type them: words of titles, headings, identifiers, some mistyped.
import { createRandom } from '../corpus.mjs';

/** The same corpus and count give the same queries. */
export function makeQueries(corpus, count, seed = 11) {
  const random = createRandom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const makers = [
    ({ title }) => title.toLowerCase().split(' ').slice(0, 2).join(' '),
    ({ title }) => pick(title.toLowerCase().split(' ')),
    ({ title }) => mistype(title.toLowerCase().split(' ').slice(0, 2).join(' '), random),
    ({ sections }) => pick(sections.slice(1)).heading.toLowerCase(),
    ({ sections }) => pick(sections).code[0].split(/\W+/)[1],
  ];
  return Array.from({ length: count }, (_, n) =>
    makers[n % makers.length](corpus.pageAt(Math.floor(random() * corpus.count))),
  );
}

/** Two letters change places. */
function mistype(text, random) {
  const at = Math.floor(random() * (text.length - 1));
  return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
}
