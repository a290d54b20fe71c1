// A small site whose first page shows every construct, for tests in a browser.
import { type Files, page } from './site-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path fill="#a4480f" d="M0 0h1600v900H0z"/></svg>';

const BODY = `The first paragraph, with \`code\`, <kbd>Ctrl</kbd>, a [link](two) and a note[^1].

![A wide field](wide.svg)

## Code

\`\`\`js title="page.js" {2}
const a = 1;
const b = 2;
\`\`\`

\`\`\`js diff
-const old = 1;
+const fresh = 2;
 same();
\`\`\`

\`\`\`js showLineNumbers
first();

  second('a line that is ${'much '.repeat(60)} too long');
\`\`\`

\`\`\`diff
-old
+new
\`\`\`

## Tabs

::::tabs{group=os}
:::tab[Linux]
Linux text.
:::
:::tab[Windows]
### Inside a tab {#inside}

Windows text.

\`\`\`bash
echo windows
\`\`\`
:::
:::tab[macOS]
Mac text.
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

::::tabs
:::tab[Alone]
No group.
:::
:::tab[Other]
Other group.
:::
::::

## Others

:::warning
Careful.
:::

:::tip[With a title]
Cleverly.
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

| Short | Table |
| --- | --- |
| a | b |

- [x] done
- [ ] open

> A quotation.

:::figure[A caption]
![Six dots](dots.png)
:::

::video{youtube=dQw4w9WgXcQ title="A film"}

::video{src=clip.mp4 title="A clip"}

\`\`\`mermaid alt="A leads to B."
flowchart LR
  a[Start] --> b[End]
\`\`\`

\`\`\`mermaid alt="A long way from A to J."
flowchart LR
  a[First part] --> b[Second part] --> c[Third part] --> d[Fourth part] --> e[Fifth part] --> f[Sixth part] --> g[Last part]
\`\`\`

[^1]: The note.

## Last
`;

export const EVERY_CONSTRUCT: Files = {
  'content/pages/index.md': page('Every construct', BODY),
  'content/pages/two.md': page(
    'Two',
    `## First\n\n::::tabs{group=os}\n:::tab[Linux]\nThird Linux.\n:::\n:::tab[Windows]\nThird Windows.\n:::\n::::\n\n${'Paragraph.\n\n'.repeat(60)}## Far {#far}\n\nText.`,
  ),
  'content/images/dots.png': PNG,
  'content/images/wide.svg': SVG,
  'content/images/clip.mp4': Buffer.from('no film'),
};
