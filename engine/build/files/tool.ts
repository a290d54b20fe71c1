// What an assistant may ask a built site, and the built site as its tools see it: a collection defines tools of its own.
import type { z } from 'zod';
import type { SiteCard } from './site-card.ts';

/** An address that the answer rests on. */
export type Citation = { title: string; url: string };

export type ToolAnswer = {
  /** Markdown. */
  text: string;
  /** Where it is, best first; every answer ends with these. */
  cite: readonly Citation[];
  /** The same for programs. */
  data?: Record<string, unknown>;
};

/** @property input  what callers give; each field has a description, and each default is said there. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** @throws ExpectedError  with what to ask instead. */
  answer(input: z.output<Input>, built: BuiltSite): Promise<ToolAnswer>;
};

/** A tool as the server has it, which hands on nothing but what the tool's own schema has checked. */
export type AnyTool = Tool;

/** A tool with the type of its own input → one as the server has it. Returns its argument. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): AnyTool {
  return tool;
}

/** @property anchor  decoded; empty for the page as a whole. */
export type PagePlace = { id: string; anchor: string };

/** Stem of a word → how often it occurs. */
export type Stems = ReadonlyMap<string, number>;

export type PageSection = {
  /** Empty for the beginning of the page. */
  anchor: string;
  /** Of a row: the anchor of the section around it. */
  around?: string;
  /** Without Markdown syntax. */
  heading: string;
  /** Of the heading; of the headings above; of the text. */
  headingStems: Stems;
  crumbStems: Stems;
  textStems: Stems;
  /** Words of the text. */
  length: number;
  /** Most of its lines lead to other pages. */
  isSignpost: boolean;
  text: string;
};

/** An entry of `docs-index.json`. */
export type BuiltPage = { id: string; title: string; description: string; sidebar?: string };

/** The built site, as tools see it: they read its files, and nothing else. */
export type BuiltSite = {
  card(): Promise<SiteCard>;
  /** By id. */
  pages(): Promise<Readonly<Record<string, BuiltPage>>>;
  /**
   * Id or address, perhaps with an anchor → the page; redirects are followed.
   *
   * @throws ExpectedError  with the nearest ids, when there is none.
   */
  find(written: string): Promise<PagePlace>;
  /** The Markdown copy of a page. */
  markdown(id: string): Promise<string>;
  /** Sections of that copy; none where there is no such page. */
  sections(id: string): Promise<readonly PageSection[]>;
  /** Whole address of a page or of a place in it. */
  urlOf(id: string, anchor?: string): Promise<string>;
  /** A file that the build or a collection has published. Undefined where there is none. */
  json(name: string): Promise<unknown>;
  /** The text of such a file at this moment; not cached. */
  fresh(name: string): Promise<string | undefined>;
  /** Bytes of the files that are cached at this moment. */
  cachedBytes(): number;
};
