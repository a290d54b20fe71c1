// The text of a page → what it names: pages that it links to, records that its directives show, labels of its steps.
import { parseAttributes } from '../../text/attributes.ts';

/** Read from the text alone, before the page is parsed: what its snippets name is left out. Each list has a name once. */
export type Mentions = {
  /** Ids of pages that it links to. */
  links: string[];
  /** Ids that its last section and its cards lead to: where it sends readers next. */
  ends: string[];
  /** A directive and the record that it names: `picture soup`. */
  uses: string[];
  /** What its numbered steps print in bold, and ids that they link to. */
  labels: string[];
  steps: string[];
};

/** All pages, and what each names; undefined where its text isn't read. */
export type PagesWithMentions = {
  ids: readonly string[];
  mentions(id: string): Mentions | undefined;
};

const FENCE = /^\s*(?:`{3,}|~{3,})/;
const DIRECTIVE = /^\s*:{2,}\s?([a-z][\w-]{0,60})[^{]{0,400}\{([^}]{0,400})/;
const LINK = /\]\(<?([\w{}./-]{1,200})/g;
const BOLD = /\*\*([^*]{1,80})\*\*/g;
const STEP = /^\s*\d{1,3}[.)]\s/;

export function mentionsOf(text: string): Mentions {
  const links = new Set<string>();
  let ends = new Set<string>();
  const cards = new Set<string>();
  const uses = new Set<string>();
  const labels = new Set<string>();
  const steps = new Set<string>();
  let isCode = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) continue;
    if (line.startsWith('## ')) ends = new Set();
    const isStep = STEP.test(line);
    for (const [, id = ''] of line.matchAll(LINK)) {
      links.add(id);
      ends.add(id);
      if (isStep) steps.add(id);
    }
    const [, name, inside = ''] = DIRECTIVE.exec(line) ?? [];
    if (name) {
      const { named, bare } = parseAttributes(inside);
      const record = named.name ?? bare[0];
      if (record) uses.add(`${name} ${record}`);
      if (named.to) cards.add(named.to);
    }
    if (isStep) for (const [, label = ''] of line.matchAll(BOLD)) labels.add(label);
  }
  return {
    links: [...links],
    ends: [...ends, ...cards],
    uses: [...uses],
    labels: [...labels],
    steps: [...steps],
  };
}
