// What may happen to a file of each kind while someone writes, and to any file: in words, and its text → its new text.

/** One of the places that a pattern finds is replaced; undefined where it finds none. */
const swap = (pattern, to) => (text, random) => {
  const found = [...text.matchAll(pattern)];
  const one = found[Math.floor(random() * found.length)];
  if (!one) return undefined;
  const words = typeof to === 'function' ? to(...one) : to;
  return text.slice(0, one.index) + words + text.slice(one.index + one[0].length);
};
const append = (more) => (text) => `${text.replace(/\n*$/, '\n')}${more}`;
const inHead = (more) => (text) =>
  text.startsWith('---\n') ? text.replace('\n---\n', `\n${more}\n---\n`) : undefined;

/** Kind of file → what may happen to it: in words, and its text → its new text. */
export const KINDS = {
  pages: [
    ['a link leads nowhere', swap(/\]\([a-z][\w/-]*/g, '](no-such-page')],
    ['a link leads to another page', swap(/\]\([a-z][\w/-]*/g, '](teams/overview')],
    [
      'a link leads to no heading',
      swap(/(\]\([\w/-]*)#[\w-]+\)/g, (_, page) => `${page}#no-such-heading)`),
    ],
    [
      'a heading says something else',
      swap(/^(#{2,4} [^\n{]+)/gm, (_, line) => `${line.trimEnd()} again`),
    ],
    [
      'a heading gets an id',
      swap(/^(#{2,3} [^\n{]+)$/gm, (_, line) => `${line} {#an-id-of-its-own}`),
    ],
    ['a heading is gone', swap(/^#{2,4} [^\n]+\n/gm, '')],
    ['a title', swap(/^title: .*$/gm, (line) => `${line} again`)],
    ['a description', swap(/^description: .*$/gm, 'description: Something else.')],
    ['no description', swap(/^description: .*\n/gm, '')],
    ['a key that is none', swap(/^title: /gm, 'titel: x\ntitle: ')],
    ['a head that can’t be read', swap(/^title: .*$/gm, 'title: [x')],
    ['a draft', inHead('draft: true')],
    ['an unlisted page', inHead('unlisted: true')],
    ['an alias', inHead('alias_of: teams/overview')],
    ['an alias of nothing', inHead('alias_of: no-such-page')],
    ['a parent', inHead('parent: teams/overview')],
    ['a version that is none', inHead('since: "99.9"')],
    ['platforms', inHead('platforms: [web, cordava]')],
    ['an owner, and a day', inHead('owner: Docs\nreview_by: 2020-01-01')],
    ['a label for menus', inHead('sidebar_label: Else')],
    ['a word that is written otherwise', append('\nThe Datatable and the live form.\n')],
    ['a snippet that is none', append('\n::include{no-such-snippet.md}\n')],
    ['a snippet', append('\n::include{hrdb-tables.md}\n')],
    ['a picture that is none', append('\n![A shape](no-such-shape.png)\n')],
    ['a screen that is none', append('\n::screen[A drawing.]{name=no/such-screen}\n')],
    ['another screen', swap(/\{name=[\w/-]+/g, '{name=mobile-build/sentry-project')],
    ['a label that is none', swap(/\*\*[A-Z][\w ]+\*\*/g, '**No Such Label**')],
    ['a widget that is none', append('\n::widget{name=no-such-widget}\n')],
    ['a property', append('\n**Step** is `77` by default (since 3.1.4).\n')],
    ['an attribute that is none', swap(/\{name=/g, '{nmae=')],
    ['a fence that doesn’t end', swap(/^```\n/gm, '')],
    ['a row with fewer cells', swap(/^\| --- /gm, '')],
    ['a merge', append('\n<<<<<<< HEAD\nOne.\n=======\nOther.\n>>>>>>> other\n')],
    ['a footnote that is none', append('\nText.[^nine]\n')],
    ['a reference that is none', append('\nSee [that][no-such-reference].\n')],
    ['an alert', append('\n> [!NOTE]\n> Text.\n')],
    [
      'a diagram that doesn’t end',
      append('\n```mermaid\nflowchart LR\n  subgraph one\n  a --> b\n```\n'),
    ],
    ['code that would run', append('\nSee [this](javascript:alert).\n')],
    [
      'a link to a heading of its own',
      append('\n## Of its own\n\n[Here](#of-its-own), [there](#of-another).\n'),
    ],
    ['a mark of a version', append('\nNew here. {since=web:99.1.0}\n')],
    ['a card', append('\n:::cards\n::card[]{to=teams/overview}\n::card[]{to=no-such-page}\n:::\n')],
    ['a list of releases', append('\n::release-notes{from="1.0.0" to="99.0.0"}\n')],
    ['properties of a widget', append('\n::properties{slider}\n')],
  ],
  snippets: [
    ['a link leads nowhere', append('\n[x](no-such-page)\n')],
    ['a link leads to no heading', append('\n[x](teams/overview#no-such-heading)\n')],
    ['a heading', append('\n## One More\n\nText.\n')],
    ['a parameter', swap(/params: \[/g, 'params: [another, ')],
    ['a parameter that is gone', swap(/params: \[\w+/g, 'params: [another')],
    ['a snippet that includes itself', append('\n::include{hrdb-tables.md}\n')],
    ['a label that is none', swap(/\*\*[A-Z][\w ]+\*\*/g, '**No Such Label**')],
  ],
  sidebars: [
    ['a page is gone from it', swap(/^ +- [\w/{}-]+\n/gm, '')],
    ['a page that is none', swap(/^( +- )[\w/{}-]+$/gm, (_, sign) => `${sign}no/such-page`)],
    ['a page twice', swap(/^ +- [\w/{}-]+\n/gm, (line) => line + line)],
    ['a wrong value', swap(/^order: .*$/gm, 'order: first')],
    ['a label', swap(/label: .*$/gm, 'label: Else')],
    ['a key that is none', swap(/^name: /gm, 'nmae: x\nname: ')],
    ['a file that can’t be read', swap(/^name: .*$/gm, 'name: [x')],
  ],
  screens: [
    ['a title', swap(/^title: .*$/gm, 'title: Something else')],
    ['no title', swap(/^title: .*\n/gm, '')],
    ['a key that is none', swap(/^title:/gm, 'titel:')],
    ['a label', swap(/label: [A-Z][\w ]+/g, 'label: Another Label')],
    ['a value', swap(/: [A-Z][\w ]+$/gm, ': Another Value')],
    ['an id', swap(/\bid: [\w-]+/g, 'id: another-id')],
    ['no id', swap(/,? *\bid: [\w-]+/g, '')],
    [
      'a kind of part that is none',
      swap(/^( +- )(field|button|table|tabs|list|text|heading):/gm, (_, sign) => `${sign}filed:`),
    ],
    ['a file that can’t be read', swap(/^title: .*$/gm, 'title: "x')],
    ['a merge', append('<<<<<<< HEAD\n=======\n>>>>>>> other\n')],
  ],
  releases: [
    ['a summary', swap(/^summary: .*$/gm, 'summary: Something else.')],
    ['an area that is none', swap(/area: [\w-]+/g, 'area: no-such-area')],
    ['a kind that is none', swap(/kind: [\w-]+/g, 'kind: fxi')],
    [
      'a widget that is none',
      swap(/^( +)area: [\w-]+$/gm, (line, indent) => `${line}\n${indent}widget: no-such-widget`),
    ],
    ['a page that is none', swap(/pages: \[[^\]]+\]/g, 'pages: [no/such-page]')],
    ['a title', swap(/title: .*$/gm, (line) => `${line} again`)],
    ['another version', swap(/^version: .*$/gm, 'version: 99.9.9')],
    ['a day that is none', swap(/^date: .*$/gm, 'date: 2025-02-31')],
    ['another day', swap(/^date: .*$/gm, 'date: 2024-02-29')],
    ['a key that is none', swap(/^summary:/gm, 'sumary:')],
    ['a link leads nowhere', swap(/^summary: .*$/gm, (line) => `${line} [x](no-such-page)`)],
    ['channels', swap(/^channels: .*$/gm, 'channels: [enterprise]')],
    ['a file that can’t be read', swap(/^summary: .*$/gm, 'summary: [x')],
  ],
  widgets: [
    ['a key for another', swap(/^( +)description:/gm, (_, indent) => `${indent}text:`)],
    ['a label', swap(/label: .*$/gm, 'label: Another Label')],
    ['a default', swap(/default: .*$/gm, 'default: 77')],
    ['a name', swap(/- name: \w+/g, '- name: another')],
    ['a shared part that is none', swap(/use: \w+/g, 'use: no-such-part')],
    ['a page that is none', swap(/^page: .*$/gm, 'page: no/such-page')],
    ['another page', swap(/^page: .*$/gm, 'page: teams/overview')],
    ['a title', swap(/^title: .*$/gm, 'title: Something Else')],
    ['platforms', swap(/^platforms: .*$/gm, 'platforms: [web]')],
    ['platforms that are none', swap(/^platforms: .*$/gm, 'platforms: [wbe]')],
    ['no summary', swap(/^summary: .*\n/gm, '')],
    ['a version', swap(/^( +)label: .*$/gm, (line, indent) => `${line}\n${indent}since: "99.9"`)],
    [
      'a link leads nowhere',
      swap(
        /description: ([A-Z].*)$/gm,
        (_, words) => `description: "[x](no-such-page) ${words.replaceAll('"', '')}"`,
      ),
    ],
    ['a property is gone', swap(/^ {2}- use: \w+\n/gm, '')],
    ['a file that can’t be read', swap(/^title: .*$/gm, 'title: {x')],
  ],
  small: [
    ['a key that is none', swap(/^( *(?:- )?)(\w+):/gm, (_, indent, key) => `${indent}${key}x:`)],
    ['a value', swap(/: ([a-z][\w/-]+)$/gm, ': no-such-value')],
    ['an entry is gone', swap(/^- .*\n(?: +.*\n)*/gm, '')],
    ['an entry twice', swap(/^- .*\n(?: +.*\n)*/gm, (lines) => lines + lines)],
    ['a line is gone', swap(/^.*\S.*\n/gm, '')],
    ['a file that can’t be read', append('x: [\n')],
    ['a list in place of a table, or the other way round', append('- x\n')],
  ],
  data: [
    ['a name', swap(/"[a-z][\w-]+"/g, '"no-such-name"')],
    [
      'a page that was published',
      swap(/^ {4}"[\w/-]+": \[/gm, (line) => `    "a/page-that-is-gone": ["x"],\n${line}`),
    ],
    ['a file that can’t be read', swap(/\{/g, '[')],
  ],
};

const SIGNS = [...':#[]{}()"\'|*`-<>!& \n'];

/** What happens to any file: a letter, a line, or its end. */
export const TYPED = [
  ['a letter is gone', (text, random) => cut(text, Math.floor(random() * text.length), 1)],
  [
    'a sign',
    (text, random) => {
      const at = Math.floor(random() * text.length);
      return text.slice(0, at) + SIGNS[Math.floor(random() * SIGNS.length)] + text.slice(at);
    },
  ],
  ['a line is gone', swap(/^.*\n/gm, '')],
  ['a line twice', swap(/^.*\n/gm, (line) => line + line)],
  ['a line further in', swap(/^.*\S/gm, (line) => `  ${line}`)],
  ['the rest is gone', (text, random) => text.slice(0, Math.floor(random() * text.length))],
  ['nothing is left', () => ''],
];

const cut = (text, at, length) => text.slice(0, at) + text.slice(at + length);
