// A site to move about in: two sections, nested and long categories, redirects, moved anchors, two versions.
import { type Files, page } from './site-folder.ts';

const SECTIONS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
const long = (words: string) => `${words} text that goes on for a while. `.repeat(60);

const START = `Links: [other](other), [its tab](other#inside), [its details](other#in-details),
[the alias](alias), [far away](reference/one), [third](#third), [outside](https://outside.example/x).

${SECTIONS.map((name) => `## ${name} {#${name.toLowerCase()}}\n\n${long(name)}`).join('\n\n')}
`;

const OTHER = `## Tabs

::::tabs
:::tab[One]
In the first tab.
:::
:::tab[Two]
### Inside {#inside}

In the second tab.
:::
::::

${long('Between')}

:::details[More]
### In details {#in-details}

In the details.
:::

${SECTIONS.map((name) => `## Other ${name} {#other-${name.toLowerCase()}}\n\n${long(name)}`).join('\n\n')}
`;

const SIDEBAR = `name: Guide
slug: guide
order: 1
items:
  - start
  - other
  - label: Outer
    items:
      - outer/first
      - label: Inner
        items:
          - inner/leaf
          - inner/last
  - label: Many
    items: [${Array.from({ length: 60 }, (_, i) => manyId(i + 1)).join(', ')}]
  - label: Last
    items: [last/page]
`;

const VERSIONS = `- version: current
  label: v2
  isLast: true
  base: /docs/
- version: "1"
  label: v1
  banner: unmaintained
  noIndex: true
  base: /docs/v1/
`;

export function manyId(n: number): string {
  return `many/page-${String(n).padStart(2, '0')}`;
}

export const GUIDE: Files = {
  'site.config.json': JSON.stringify({
    strict: true,
    title: 'Guide',
    base: '/docs/',
    url: 'https://docs.example',
  }),
  'content/pages/start.md': page('Start', START),
  'content/pages/other.md': page('Other', OTHER),
  'content/pages/alias.md': '---\nalias_of: other\n---\n',
  'content/pages/outer/first.md': page('Outer first'),
  'content/pages/inner/leaf.md': page('Leaf', `## A\n\n${long('A')}\n\n## B\n\n${long('B')}`),
  'content/pages/inner/last.md': page('Inner last'),
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `content/pages/${manyId(i + 1)}.md`,
      page(`Many ${i + 1}`),
    ]),
  ),
  'content/pages/last/page.md': page('Last page'),
  'content/pages/reference/one.md': page('Reference one'),
  'content/sidebars/guide.yaml': SIDEBAR,
  'content/sidebars/reference.yaml':
    'name: Reference\nslug: reference\norder: 2\nitems: [reference/one]\n',
  'content/redirects.yaml':
    '- from: gone\n  to: other\n- from: other#old\n  to: start#fourth\n- from: start#left\n  to: other#inside\n',
  'content/versions.yaml': VERSIONS,
};
