// A small site whose one page shows every construct, for tests in a browser.
import { type Files, page } from './site-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const BODY = `The first paragraph, with \`code\`, <kbd>Ctrl</kbd>, a [link](two) and a note[^1].

## Code

\`\`\`js title="page.js" {2}
const a = 1;
const b = 2;
\`\`\`

\`\`\`js diff
-const old = 1;
+const fresh = 2;
\`\`\`

## Tabs

::::tabs{group=os}
:::tab[Linux]
Linux text.
:::
:::tab[Windows]
### Inside a tab {#inside}

Windows text.
:::
::::

::::tabs{group=os}
:::tab[Linux]
Second Linux.
:::
:::tab[Windows]
Second Windows.
:::
::::

## Others

:::warning
Careful.
:::

:::details[More]
Hidden text.
:::

:::steps
1. One.
2. Two.
:::

:::cards
::card[Two]{to=two icon=users}
:::

| A | B |
| --- | ---: |
| ${'wide '.repeat(40)} | ${'unbroken_'.repeat(30)} |

- [x] done
- [ ] open

:::figure[A caption]
![Six dots](dots.png)
:::

::video{youtube=dQw4w9WgXcQ title="A film"}

\`\`\`mermaid alt="A leads to B."
flowchart LR
  a[Start] --> b[End]
\`\`\`

[^1]: The note.

## Last
`;

export const EVERY_CONSTRUCT: Files = {
  'content/pages/index.md': page('Every construct', BODY),
  'content/pages/two.md': page(
    'Two',
    `## First\n\n${'Paragraph.\n\n'.repeat(60)}## Far {#far}\n\nText.`,
  ),
  'content/images/dots.png': PNG,
};
