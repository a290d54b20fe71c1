// Page, frame and what draws them ▶ HTML and Markdown of one page, and what else it depends on.
import type { ComponentType, ReactElement } from 'react';
import type { Drawing, OwnPageProps } from '../collection.ts';
import type { GuideValues } from '../content/guide-values.ts';
import type { LoadedCollection } from '../content/load-collections.ts';
import type { Page } from '../markdown/page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { htmlFile, markdownFile } from '../model/routes.ts';
import { type Shell, shellOfPage } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { type OutputFile, toDocument } from './render-page.tsx';

/** A style sheet that only some pages load. */
export type SheetLink = {
  url: string;
  /** Names of sheets whose rules it has too. */
  includes: readonly string[];
};

export type DrawnCollection = LoadedCollection & { drawing: Drawing };

/** What a page is drawn with besides itself. */
export type DocKit = {
  shell: Shell;
  theme: Theme;
  /** By the whole name: `filter`, `recipes/picture`, `page:home`. */
  sheets: Readonly<Record<string, SheetLink>>;
  values: GuideValues;
  drawn: readonly DrawnCollection[];
};

export function renderDoc(
  page: Page,
  frame: PageFrame,
  { shell, ...parts }: DocKit,
): { files: OutputFile[]; uses: string[] } {
  const kit = { ...parts, shell: shellOfPage(shell, frame) };
  const markdownUrl = kit.shell.base + encodeURI(markdownFile(frame.id));
  const own = ownPage(page, frame, markdownUrl, kit);
  const { element, uses } = own ?? docPage(page, frame, markdownUrl, kit);
  return {
    uses,
    files: [
      { path: htmlFile(frame.id), content: toDocument(element) },
      { path: markdownFile(frame.id), content: page.markdown },
    ],
  };
}

type Drawn = { element: ReactElement; uses: string[] };

function docPage(page: Page, frame: PageFrame, markdownUrl: string, kit: DocKit): Drawn {
  const { shell, theme, values, drawn } = kit;
  const wanted = [...frame.styles, ...page.styles, `page:${frame.id}`];
  const styles = sheetsFor(wanted, kit.sheets);
  const slots = drawn.map(({ collection, data, drawing }) => ({
    collection: collection.name,
    texts: data.texts,
    slots: drawing.slots,
  }));
  const urls = styles.map((name) => kit.sheets[name]?.url ?? '');
  return {
    element: (
      <theme.DocPage {...{ shell, frame, page, markdownUrl, styles: urls, values, slots }} />
    ),
    uses: [
      ...styles.map((name) => `style:${name}`),
      ...Object.keys(frame.facts).map((name) => `drawing:${name}`),
    ],
  };
}

/** A page that a collection draws itself depends on all of its records. */
function ownPage(
  page: Page,
  frame: PageFrame,
  markdownUrl: string,
  kit: DocKit,
): Drawn | undefined {
  const owner = kit.drawn.find(({ collection }) => collection.ownPages?.includes(frame.id));
  const Own = owner?.drawing.pages?.[frame.id] as ComponentType<OwnPageProps> | undefined;
  if (!owner || !Own) return undefined;
  const { name } = owner.collection;
  const uses = [`${name}:`, `drawing:${name}`, `users:${name}`, 'values'];
  const styleUrl = (style: string) => {
    uses.push(`style:${style}`);
    return kit.sheets[style]?.url;
  };
  const { records, texts } = owner.data;
  const { shell, values } = kit;
  const props = { shell, frame, page, markdownUrl, values, records, texts, styleUrl };
  return { element: <Own {...props} />, uses };
}

/** The names that a page loads: those that are there, but none whose rules another one has. */
function sheetsFor(wanted: readonly string[], sheets: DocKit['sheets']): string[] {
  const there = [...new Set(wanted)].filter((name) => sheets[name]);
  const covered = new Set(there.flatMap((name) => sheets[name]?.includes ?? []));
  return there.filter((name) => !covered.has(name));
}
