// Bold words of a step → diagnostics about those that its screen doesn't say: they are labels, and readers look for them.
import type { Token } from 'markdown-it';
import type { PageState } from '../../engine/index.ts';
import { diagnose, offsetOf, rangeInInline } from '../../engine/index.ts';
import { nearest, onceFor } from '../../engine/shared.ts';
import type { ScreenFile } from './record.ts';
import { textsOf } from './walk.ts';

/** What the screen says, as bold words of a step are compared with it. */
export const toSaid = onceFor(
  ({ title, where, parts }: ScreenFile): ReadonlySet<string> =>
    new Set([title, ...(where ?? '').split(PATH), ...textsOf(parts)].map(plain)),
);

const PATH = /\s[>›→]\s/;

/** Without what a sentence omits of a label: its case, the dots and the colon at its end. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s.…:*]{1,20}$/, '')
    .trim()
    .toLowerCase();

/** What a step prints in bold are labels: the screen has to have them. */
export function checkBold(
  inline: Token,
  said: ReadonlySet<string>,
  screen: ScreenFile,
  page: PageState,
): void {
  let opened: Token | undefined;
  let words = '';
  for (const token of inline.children ?? []) {
    if (token.type === 'strong_open') {
      opened = token;
      words = '';
    } else if (token.type === 'strong_close' && opened) {
      const isSaid =
        said.has(plain(words)) || words.split(PATH).every((one) => said.has(plain(one)));
      const from = offsetOf(opened);
      if (!isSaid && words.trim())
        page.diagnostics.push(
          diagnose(
            rangeInInline(page, inline, from, offsetOf(token) + token.markup.length),
            unknownLabel(words, screen, said),
          ),
        );
      opened = undefined;
    } else if (opened) words += token.content;
  }
}

function unknownLabel(
  words: string,
  { name, parts, title }: ScreenFile,
  said: ReadonlySet<string>,
) {
  const meant = nearest(plain(words), said);
  const written = [title, ...textsOf(parts)].find((one) => plain(one) === meant);
  return {
    code: 'screens/unknown-label',
    message: `The screen "${name}" says "${words}" nowhere.`,
    hint: written
      ? `Closest: ${written}`
      : `Write it as content/screens/${name}.yaml does, or without bold where it is no label.`,
  };
}
