// `learn new page ID`: a page with front matter to fill in, at the place its id says.
import path from 'node:path';
import { loadConfig } from '../content/config/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { FILL_IN } from '../content/pages/leftovers.ts';
import { toPageId } from '../content/pages/page-header.ts';
import { humanize } from '../content/sidebars/generate-sidebar.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { writeForUser } from '../disk/write-for-user.ts';
import { idProblem } from '../text/address.ts';
import type { Flags } from './flags.ts';
import { configOptions } from './options.ts';

export async function newPage(id: string, words: string[], flags: Flags): Promise<undefined> {
  const clean = id.replace(/^\/|\.md$/g, '');
  const loaded = await loadConfig(configOptions(words, flags));
  const pageId = toPageId(clean, loaded.tokens);
  const problem = clean === '' ? 'is empty' : idProblem(pageId);
  if (problem)
    throw new ExpectedError(
      `"${id}" is no page id: it ${problem}.`,
      'An id is the path of a page, such as: learn new page teams/audit-log',
    );
  const source = loadSite(loaded);
  const there = source.pages.find((page) => page.id === pageId);
  if (there)
    throw new ExpectedError(
      `The page is there already: ${path.relative(process.cwd(), there.file)}`,
    );
  const file = path.join(loaded.pagesDir, `${clean}.md`);
  const label = plannedLabel(pageId, source) ?? humanize(pageId.split('/').at(-1) ?? pageId);
  writeForUser(file, template(flags.title ?? label), { within: loaded.pagesDir, isNew: true });
  process.stdout.write(`Wrote ${path.relative(process.cwd(), file)}.\n`);
  return undefined;
}

/** What the sidebars call a page that isn't written yet. */
function plannedLabel(id: string, { sidebars }: ReturnType<typeof loadSite>): string | undefined {
  const find = (items: (typeof sidebars)[number]['items']): string | undefined => {
    for (const item of items) {
      const found =
        item.type === 'category'
          ? find(item.items)
          : item.type === 'page' && item.id === id
            ? item.label
            : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return sidebars.map((sidebar) => find(sidebar.items)).find(Boolean);
}

function template(title: string): string {
  return `---
title: ${JSON.stringify(title)}
description: "${FILL_IN} one sentence of 50 to 160 characters that says what a reader finds here."
draft: true
---

${FILL_IN} what it is, what it is for, and when not to use it.

## First section

${FILL_IN} text.

## Next

- ${FILL_IN} links to two to four pages that truly come next.
`;
}
