// The pieces of an MDX text, in its order, without gaps. Offsets count in the body of the page.

export type Attribute = {
  name: string;
  start: number;
  end: number;
  /** Text in quotes; true without a value; else what is between the braces. */
  value: string | true | { expression: string };
};

export type Tag = {
  kind: 'open' | 'close' | 'empty';
  name: string;
  attributes: Attribute[];
  start: number;
  end: number;
};

export type Token =
  /** Markdown. */
  | { kind: 'text'; start: number; end: number }
  /** Kept as it is. */
  | { kind: 'code' | 'fence' | 'comment'; start: number; end: number }
  /** `$…$`. */
  | { kind: 'math'; start: number; end: number }
  /** `{…}`. */
  | { kind: 'expression'; start: number; end: number }
  /** `import …` and `export …`. */
  | { kind: 'module'; start: number; end: number }
  | Tag;
