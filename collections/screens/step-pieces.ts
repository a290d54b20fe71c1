// The text of a step → its pieces: plain words, code, labels in bold and signs, with where each is written.
import type { Token } from 'markdown-it';
import { offsetOf } from '../../engine/index.ts';

/** `from`, `to`: offsets in the text of the block. */
export type Piece = {
  type: 'words' | 'code' | 'bold' | 'sign';
  text: string;
  from: number;
  to: number;
};

const SIGN = /\[([a-z][a-z0-9-]+)\]/g;
/** A sentence ends here, and not within `11.9` or `e.g.`. */
const END = /[.!?](?=\s+[A-Z[*`]|\s*$)/g;

/** @returns  the pieces of each sentence. Called while the signs are still in the text. */
export function sentencesOf(inline: Token): Piece[][] {
  const sentences: Piece[][] = [[]];
  for (const piece of piecesOf(inline)) {
    if (piece.type !== 'words') {
      sentences.at(-1)?.push(piece);
      continue;
    }
    let start = 0;
    for (const { index } of piece.text.matchAll(END)) {
      sentences.at(-1)?.push(part(piece, start, index + 1));
      sentences.push([]);
      start = index + 1;
    }
    sentences.at(-1)?.push(part(piece, start, piece.text.length));
  }
  return sentences.filter((one) => one.length > 0);
}

const part = ({ text, from }: Piece, start: number, end: number): Piece => ({
  type: 'words',
  text: text.slice(start, end),
  from: from + start,
  to: from + end,
});

function piecesOf(inline: Token): Piece[] {
  const pieces: Piece[] = [];
  let bold: Piece | undefined;
  let read = 0;
  for (const token of inline.children ?? []) {
    const { type, content } = token;
    const from = offsetOf(token);
    if (type === 'strong_open') bold = { type: 'bold', text: '', from, to: from };
    else if (type === 'strong_close' && bold) {
      pieces.push({ ...bold, to: from + token.markup.length });
      bold = undefined;
    } else if (bold) bold.text += content;
    else if (type === 'code_inline') {
      const at = Math.max(0, inline.content.indexOf(content, Math.max(read, from)));
      const end = at + content.length;
      pieces.push({ type: 'code', text: content, from: at, to: end });
    } else if (type === 'text') pieces.push(...withSigns(content, from));
    else if (type.endsWith('break')) pieces.push({ type: 'words', text: ' ', from, to: from + 1 });
    read = Math.max(read, from);
  }
  return joined(pieces);
}

function withSigns(text: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  const words = (end: number) => {
    if (end > read)
      pieces.push({
        type: 'words',
        text: text.slice(read, end),
        from: from + read,
        to: from + end,
      });
  };
  for (const { 0: sign, 1: id = '', index } of text.matchAll(SIGN)) {
    words(index);
    read = index + sign.length;
    pieces.push({ type: 'sign', text: id, from: from + index, to: from + read });
  }
  words(text.length);
  return pieces;
}

/** Words that a link or a comment cut apart. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.type === 'words' && last?.type === 'words' && last.to === piece.from)
      all[all.length - 1] = { ...last, text: last.text + piece.text, to: piece.to };
    else all.push(piece);
  }
  return all;
}
