// A folder of content → edits of every kind, in an order that a number decides: links, heads, records, small files, files that come and go, and typing errors anywhere.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS, TYPED } from './kinds.mjs';

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How often each kind of file is edited. */
const WEIGHTS = {
  pages: 45,
  snippets: 5,
  sidebars: 8,
  screens: 14,
  releases: 10,
  widgets: 10,
  small: 12,
  data: 2,
};

const NEW_PAGE =
  '---\ntitle: A New Page\ndescription: What a new page is about, in one sentence of some length.\n---\n\n## First\n\n[Overview](teams/overview), [a heading](teams/overview#no-such-heading).\n';

/** @param contentDir  as it is on the disk: no edit has been made. */
export function createEdits(contentDir, seed) {
  const random = createRandom(seed);
  const pick = (all) => all[Math.floor(random() * all.length)];
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).sort();
  const below = (folder, ext) =>
    files.filter((name) => name.startsWith(`${folder}/`) && name.endsWith(ext));
  const groups = {
    pages: below('pages', '.md'),
    snippets: below('snippets', '.md'),
    sidebars: below('sidebars', '.yaml'),
    screens: below('screens', '.yaml'),
    releases: below('releases', '.yaml'),
    widgets: below('widgets', '.yaml'),
    small: files.filter((name) => /^(?:facts\/)?[\w-]+\.yaml$/.test(name)),
    data: ['published.json', ...below('facts', '.json')],
  };
  const bag = Object.entries(WEIGHTS).flatMap(([group, weight]) => Array(weight).fill(group));
  /** Kinds are taken in turn, so that each comes. */
  const turns = {};
  const nextKind = (group) => {
    turns[group] = (turns[group] ?? Math.floor(random() * KINDS[group].length)) + 1;
    return KINDS[group][turns[group] % KINDS[group].length];
  };
  const original = (name) => readFileSync(path.join(contentDir, name), 'utf8');
  /** Name → its text as it is edited; null: the file is gone. */
  const edited = new Map();
  const textOf = (name) => (edited.has(name) ? edited.get(name) : original(name));

  function change() {
    const group = pick(bag);
    const isTyped = random() < 0.25;
    const [what, make] = isTyped ? pick(TYPED) : nextKind(group);
    for (let tries = 0; tries < 40; tries++) {
      const name = pick(groups[group]);
      const before = textOf(name);
      const text = before === null ? undefined : make(before, random);
      if (text === undefined || text === before) continue;
      edited.set(name, text);
      return { what: `${group}: ${what}`, name, text };
    }
    return undefined;
  }

  function comeOrGo() {
    const group = pick([
      'pages',
      'pages',
      'snippets',
      'screens',
      'releases',
      'widgets',
      'sidebars',
      'small',
    ]);
    const known = pick(groups[group]);
    if (random() < 0.6 && !edited.has(known)) {
      edited.set(known, null);
      return { what: `${group}: gone`, name: known, text: null };
    }
    const name = path.posix.join(
      path.posix.dirname(known),
      `new-one-${edited.size}${path.extname(known)}`,
    );
    if (group === 'small' || files.includes(name) || edited.has(name)) return undefined;
    const text = group === 'pages' ? NEW_PAGE : original(known);
    edited.set(name, text);
    return { what: `${group}: a new file`, name, text, isNew: true };
  }

  function correct() {
    const name = pick([...edited.keys()]);
    edited.delete(name);
    const isNew = !files.includes(name);
    return { what: 'as it was', name, text: isNew ? null : original(name), isCorrected: true };
  }

  return {
    /** The next edit: of a file that is there, one that comes, or one that goes (`null`). */
    next() {
      for (;;) {
        const most = 4;
        if (edited.size >= most || (edited.size > 0 && random() < 0.42)) return correct();
        const edit = random() < 0.1 ? comeOrGo() : change();
        if (edit) return edit;
      }
    },
  };
}
