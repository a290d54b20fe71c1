// A site to search in: two sections, a long page, names of code, and a word that is on many pages.
import { type Files, page } from './site-folder.ts';

const long = (words: string) => `${words} lines that go on for a while. `.repeat(60);

const DATA_TABLE = `Shows records in rows and columns.

## Columns {#columns}

${long('Columns')}

## Sorting {#sorting}

${long('Sorting')}

## Page size {#page-size}

A reader sees as many rows as \`pageSize\` says; the zebra stripes help the eye.

## Footer {#footer}

${long('Footer')}
`;

const RECIPES = 30;
const recipeIds = Array.from({ length: RECIPES }, (_, i) => `recipes/recipe-${i + 1}`);

/** Where a report of a search that found nothing goes. */
export const REPORT = 'https://report.example/new?what=';

export const SEARCHED: Files = {
  'site.config.json': JSON.stringify({
    strict: true,
    title: 'Handbook',
    base: '/docs/',
    url: 'https://docs.example',
    feedback: `${REPORT}{query}`,
  }),
  'content/pages/start.md': page('Start', 'Begin here.'),
  'content/pages/widgets/data-table.md': page('Data Table', DATA_TABLE),
  'content/pages/widgets/export.md': page('Export Data', 'Writes a table into a sheet.'),
  'content/pages/widgets/odd.md': page(
    'Odd Signs',
    'Text with \\<script> and `a.*b` and مرحبا بالعالم and 🦓 in it.',
  ),
  'content/pages/api/events.md': page(
    'Events',
    'Runs code.\n\n## Before drawing\n\n`onBeforeRender` runs before a table is drawn.',
  ),
  ...Object.fromEntries(
    recipeIds.map((id, i) => [`content/pages/${id}.md`, page(`Recipe ${i + 1}`, 'One dish.')]),
  ),
  'content/sidebars/guide.yaml': `name: Guide
slug: guide
order: 1
items:
  - start
  - label: Widgets
    items: [widgets/data-table, widgets/export, widgets/odd]
  - label: Recipes
    items: [${recipeIds.join(', ')}]
`,
  'content/sidebars/reference.yaml':
    'name: Reference\nslug: reference\norder: 2\nitems: [api/events]\n',
};
