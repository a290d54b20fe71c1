// What a collection tells an editor of its records, beyond their files: labels that pages name, ids of their parts, a picture.

/** A text of a record that pages may name in bold: a label of a form, a property. */
export type NamedLabel = {
  text: string;
  /** What it is, as Markdown. */
  about: string;
  /** The record that says it, below the content folder: `recipes/soup.yaml`. */
  file?: string;
};

/** Asked by the language service alone; `keys` are those for `partOf`, such as `soup`. */
export type EditorHelp<R> = {
  /** Labels of the records that a page shows. */
  labels?(records: R, keys: readonly string[]): readonly NamedLabel[];
  /** Parts of a record that `[id]` in the text of a directive points at. */
  ids?(records: R, key: string): readonly string[];
  /** SVG of its own size. */
  picture?(records: R, key: string): string | undefined;
};
