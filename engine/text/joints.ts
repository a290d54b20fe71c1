// Names of code → the same with the places where a line may break inside them: before humps, after dots, slashes and their like.

import { type Html, trustHtml } from './html.ts';

const JOINT = /(?<=[a-z0-9])(?=[A-Z])|(?<=[._/:,=\\]|[A-Za-z0-9]\()(?=[A-Za-z0-9&$])/g;

/** Words of at most so many characters fit anywhere: those in a table's narrow columns, and in a line of text. */
export const FITS = { table: 12, text: 20 };

/**
 * @param text  without tags.
 * @param most  words of at most so many characters stay as they are.
 */
export const withJoints = (text: Html, most: number): Html =>
  trustHtml(
    String(text).replace(/\S+/g, (word) =>
      word.replace(/&\w+;/g, '&').length > most ? word.replace(JOINT, '<wbr>') : word,
    ),
  );

/** The pieces that no line breaks: `Page.Variables` in a table → `Page.` and `Variables`. */
export const unbrokenIn = (text: string, most: number): string[] =>
  text.split(/\s+|(?<=-)/).flatMap((word) => (word.length > most ? word.split(JOINT) : [word]));
