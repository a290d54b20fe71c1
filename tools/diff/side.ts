// The folder of a built site → one side of a comparison: its pages, what each has for readers, and its redirects.
import { z } from 'zod';
import {
  type BuiltFolder,
  type Element,
  elementsIn,
  findElement,
  type Node,
  openBuiltFolder,
  parseHtml,
  serverConfigSchema,
} from '../../engine/tooling.ts';

export type Redirect = { from: string; to: string };

export type Side = {
  dir: string;
  built: BuiltFolder;
  /** Address below the base, without slashes at its ends → file; redirects are none. */
  pages: ReadonlyMap<string, string>;
  redirects: readonly Redirect[];
  /** Of a page, from the list of pages; undefined where it is in no list. */
  titleOf(address: string): string | undefined;
  /** Label; empty for a page outside of all sections. */
  sectionOf(address: string): string;
};

const index = z.record(z.string(), z.object({ title: z.string(), sidebar: z.string().optional() }));

/** @throws ExpectedError  when the folder holds no whole build. */
export function openSide(dir: string): Side {
  const built = openBuiltFolder(dir);
  const { redirects } = serverConfigSchema.parse(JSON.parse(built.text('_server.json')));
  const known = built.has('docs-index.json')
    ? index.parse(JSON.parse(built.text('docs-index.json')))
    : {};
  const listed = new Map(
    Object.entries(known).map(([id, one]) => [id.replace(/(^|\/)index$/, ''), one]),
  );
  const leadsOn = new Set(redirects.map(({ from }) => from));
  const files = built.files.filter((file) => /(^|\/)index\.html$/.test(file) && file[0] !== '_');
  return {
    dir,
    built,
    pages: new Map(
      files
        .map((file) => [file.replace(/\/?index\.html$/, ''), file] as const)
        .filter(([address]) => !leadsOn.has(address)),
    ),
    redirects: redirects.map(({ from, to }) => ({ from, to })),
    titleOf: (address) => listed.get(address)?.title,
    sectionOf: (address) => listed.get(address)?.sidebar ?? '',
  };
}

/** What readers come for: without navigation, dates and what is around it. */
export type PageBody = {
  title: Node[];
  description: string;
  article: Node[];
  articleClass: string;
  /** Ids that a link can name. */
  anchors: readonly string[];
  /** Addresses of its style sheets, in order. */
  sheets: readonly string[];
  lang: string;
  dir: string;
};

export function readPage({ built, pages }: Side, address: string): PageBody {
  const tree = parseHtml(built.text(pages.get(address) ?? ''));
  const main = findElement(tree, ({ name }) => name === 'main');
  const inside = main?.children ?? [];
  const article = findElement(inside, ({ name }) => name === 'article');
  const root = findElement(tree, ({ name }) => name === 'html');
  const described = findElement(
    tree,
    ({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description',
  );
  return {
    title: findElement(inside, ({ name }) => name === 'h1')?.children ?? [],
    description: attributeText(described, 'content'),
    article: cleaned(article?.children ?? inside.filter((node) => !isAround(node))),
    articleClass: attributeText(article, 'class') || 'article',
    anchors: anchorsOf(inside),
    sheets: [...elementsIn(tree)].flatMap((one) =>
      one.name === 'link' && attributeText(one, 'rel') === 'stylesheet'
        ? attributeText(one, 'href')
        : [],
    ),
    lang: attributeText(root, 'lang'),
    dir: attributeText(root, 'dir'),
  };
}

const attributeText = (element: Element | undefined, name: string): string => {
  const value = element?.attributes.get(name);
  return typeof value === 'string' ? value : '';
};

const AROUND: ReadonlySet<string> = new Set(['h1', 'nav', 'link', 'script']);
const AROUND_CLASS = /(?:^|\s)(?:page-facts|page-foot|pager)(?:\s|$)/;

const isAround = (node: Node): boolean =>
  typeof node !== 'string' &&
  (AROUND.has(node.name) || AROUND_CLASS.test(attributeText(node, 'class')));

const NEVER: ReadonlySet<string> = new Set(['script', 'template', 'link', 'style']);

/** Scripts don't run here; data for them is left out. */
function cleaned(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node;
    if (NEVER.has(node.name)) return [];
    if (node.name === 'noscript') return cleaned(node.children);
    node.children = cleaned(node.children);
    return node;
  });
}

/** Those of islands differ with each build of their code. */
function anchorsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.attributes.has('data-island')) return [];
    const id = attributeText(node, 'id');
    const own = id && node.name !== 'input' && node.name !== 'button' ? [id] : [];
    return [...own, ...anchorsOf(node.children)];
  });
}
