// A number of pages → pages with as many different words as real ones have, and the site folder of them.
// The same seed gives the same bytes. Page n is the same in every corpus that has it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cap, createRandom, writeSidebars } from '../corpus.mjs';
import { FUNCTION_COUNT, makeVocabulary, sizeFor } from './vocabulary.mjs';

const SIDEBARS = 11;
const WORDS_A_PAGE = 600;
const SECTIONS = 5;
/** Words that a page comes back to. */
const TOPIC = 25;

/** @returns `{ count, pageAt(n), ids }`; a page is `{ id, part, title, description, keywords, sections }`. */
export function createCorpus(count, seed = 7) {
  const words = makeVocabulary(sizeFor(count * WORDS_A_PAGE), seed);
  const titles = Array.from({ length: count }, (_, n) => titleOf(n, words, seed));
  const seen = new Map();
  const ids = titles.map((title, n) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const times = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, times);
    const group = Math.floor(n / SIDEBARS / 12);
    return `part-${n % SIDEBARS}/group-${group}/${slug}${times > 1 ? `-${times}` : ''}`;
  });
  return {
    count,
    ids,
    titles,
    pageAt: (n) => ({ id: ids[n], part: n % SIDEBARS, ...writePage(n, titles[n], words, seed) }),
  };
}

const randomOf = (n, seed, part) => createRandom(seed * 1_000_003 + n * 2 + part);

/** Zipf's law: the word of rank r is r times rarer than the first. */
function rankIn(random, low, high) {
  return Math.floor(low * (high / low) ** random());
}

function titleOf(n, words, seed) {
  const random = randomOf(n, seed, 0);
  const size = sizeFor((n + 1) * WORDS_A_PAGE);
  const length = 2 + Math.floor(random() * 3);
  const picked = Array.from({ length }, () => words[rankIn(random, FUNCTION_COUNT, size)]);
  return picked.map((word, i) => (i === 0 ? cap(word) : word)).join(' ');
}

function writePage(n, title, words, seed) {
  const random = randomOf(n, seed, 1);
  const size = sizeFor((n + 1) * WORDS_A_PAGE);
  const own = () => words[rankIn(random, FUNCTION_COUNT, size)];
  const titleWords = title.toLowerCase().split(' ');
  const topic = [...titleWords, ...Array.from({ length: TOPIC }, own)];
  const newWords = words.slice(n === 0 ? size : sizeFor(n * WORDS_A_PAGE), size);
  const word = () => {
    const dice = random();
    if (dice < 0.2) return topic[rankIn(random, 1, topic.length + 1) - 1];
    if (dice < 0.203)
      return `${Math.floor(random() * 12)}.${Math.floor(random() * 16)}.${Math.floor(random() * 9)}`;
    return words[rankIn(random, 1, size + 1) - 1];
  };
  const sentence = (length = 8 + Math.floor(random() * 9)) =>
    `${cap(Array.from({ length }, word).join(' '))}.`;
  const paragraph = () => Array.from({ length: 5 }, () => sentence()).join(' ');
  const identifier = () => `${own()}${cap(own())}${random() < 0.5 ? cap(own()) : ''}`;
  const sections = Array.from({ length: SECTIONS }, (_, i) => ({
    anchor: i === 0 ? '' : `section-${i}`,
    heading: i === 0 ? title : cap([own(), ...Array.from({ length: 1 + (i % 3) }, word)].join(' ')),
    text: `${paragraph()} ${paragraph()}${newWords[i] ? ` ${cap(newWords[i])}.` : ''}`,
    code: [`widget.${identifier()} = ${identifier()}(${own()});`],
  }));
  return { title, description: sentence(), keywords: [own(), own()], sections };
}

/** Write the site folder from scratch. @returns the corpus. */
export function writeSite(folder, count, seed = 7) {
  rmSync(folder, { recursive: true, force: true });
  const corpus = createCorpus(count, seed);
  for (let n = 0; n < count; n++) {
    const page = corpus.pageAt(n);
    const file = path.join(folder, 'content/pages', `${page.id}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, toMarkdown(page));
  }
  writeSidebars(folder, corpus.ids);
  const config = { strict: true, title: 'Corpus', base: '/learn/', url: 'https://docs.example' };
  writeFileSync(path.join(folder, 'site.config.json'), `${JSON.stringify(config)}\n`);
  return corpus;
}

function toMarkdown({ title, description, keywords, sections }) {
  const parts = sections.map(({ anchor, heading, text, code }) => {
    const top = anchor ? `## ${heading} {#${anchor}}\n\n` : '';
    return `${top}${text}\n\n\`\`\`js\n${code.join('\n')}\n\`\`\`\n`;
  });
  return `---\ntitle: ${title}\ndescription: ${description}\nkeywords: [${keywords.join(', ')}]\n---\n\n${parts.join('\n')}`;
}
