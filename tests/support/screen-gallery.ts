// All records of screens → a small site that shows each, a page an area, with some parts pointed at.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS, NEW_VARIABLE } from './screens.ts';
import { type Files, page, projectDir, recordsConfig } from './site-folder.ts';

const folder = path.join(projectDir, 'content/screens');

/** Name → record: those of the real site, and one with every kind of part. */
export const ALL_SCREENS: ReadonlyMap<string, string> = new Map([
  ...readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map(
      (file) =>
        [file.replace(/\.yaml$/, ''), readFileSync(path.join(folder, file), 'utf8')] as const,
    ),
  ['kinds/all', KINDS],
  ['kinds/dialog', NEW_VARIABLE],
]);

/** Ids of the areas' pages. */
export const AREAS = [...new Set([...ALL_SCREENS.keys()].map((name) => name.split('/')[0] ?? ''))];

const idsIn = (text: string) =>
  [...new Set([...text.matchAll(/\bid: ([a-z][a-z0-9-]+)/g)].map(([, id]) => id))].slice(0, 5);

const STEPS = `:::screen{name=kinds/dialog}
1. [target] Under **Target** choose **Read records**.
2. [tables] Select **Employee**. See [the guide](screens).
3. Wait.
4. Click **Done** [done].
:::`;

const SEQUENCE = `:::sequence[How a variable changes]{name=kinds/dialog}
1. The window opens. {without=update}
2. Under **Target**, choose **Create**. {set="target: Create; tables: Vacation"}
3. The check box comes. See [the guide](screens). {with=update}
4. Click **Done** [done]. A caption of many words goes over two lines or three on a phone, and nothing below it moves.
:::`;

const TWO_SCREENS = `:::sequence{name=kinds/dialog}
1. The window opens.
2. Under **Target**, choose **Create**. {set="target: Create"}
3. Another page opens.
   {name=kinds/all}
:::`;

export function screenGallery(): Files {
  const files: Files = {
    'site.config.ts': recordsConfig(),
    'content/pages/steps.md': page('Steps', `Before.\n\n${STEPS}\n\n${'After.\n\n'.repeat(30)}`),
    'content/pages/sequence.md': page(
      'Sequence',
      `Before.\n\n${SEQUENCE}\n\nAfter.\n\n${SEQUENCE.replace('[How a variable changes]', '')}`,
    ),
    'content/pages/two-screens.md': page('Two screens', TWO_SCREENS),
    'content/pages/without.md': page('Without'),
    'content/pages/screens.md': page('Screens', '::screens'),
  };
  for (const [name, text] of ALL_SCREENS) files[`content/screens/${name}.yaml`] = text;
  for (const area of AREAS) {
    const own = [...ALL_SCREENS].filter(([name]) => name.startsWith(`${area}/`));
    const lines = own.map(
      ([name, text]) => `::screen{name=${name} mark="${idsIn(text).join(',')}"}`,
    );
    files[`content/pages/area-${area}.md`] = page(`Area ${area}`, lines.join('\n\n'));
  }
  return files;
}
