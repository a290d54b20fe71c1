// Which diagrams are drawn, and that these are drawn right: what draws them leaves out what it can't read, and says nothing.
import { renderMermaidSVG } from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { findUndrawn } from './diagram-lines.ts';
import { readDiagram } from './diagram-source.ts';

const textOf = (...lines: string[]) => readDiagram(lines.join('\n')).text;
const undrawn = (...lines: string[]) => findUndrawn(textOf(...lines))?.text;

/** What a drawing says: its edges, and its texts in the order of the alphabet. */
function drawn(...lines: string[]): string {
  const svg = renderMermaidSVG(textOf(...lines));
  const edges = [...svg.matchAll(/data-from="([^"]*)" data-to="([^"]*)"[^>]*>/g)];
  const texts = [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, text = '']) => text);
  return (
    [...new Set(edges.map(([, from, to]) => `${from}>${to}`))].sort().join(' ') +
    ` | ${texts.sort().join(' ')}`
  );
}

describe('a flowchart', () => {
  it.each([
    ['a --> b', 'a>b | a b'],
    ['a-->b;', 'a>b | a b'],
    ['a[x]-->|yes|b(y)', 'a>b | x y yes'],
    ['a -->  |yes| b', 'a>b | a b yes'],
    ['a --yes--> b', 'a>b | a b yes'],
    ['a == yes ==> b --- c', 'a>b b>c | a b c yes'],
    ['a -. may be .- b -.-> c', 'a>b b>c | a b c may be'],
    ['a -. may be .-> b -.- c', 'a>b b>c | a b c may be'],
    ['a ------> b ====> c -...-> d', 'a>b b>c c>d | a b c d'],
    ['a <--> b & c', 'a>b a>c | a b c'],
    ['a --> b\nb[Later]', 'a>b | Later a'],
    ['a["x (y), z"] --> b{{q}}', 'a>b | q x (y), z'],
    ['a -- "x, y" --> b', 'a>b | a b x, y'],
    ['a-b --> c_d', 'a-b>c_d | a-b c_d'],
    ['a -- tar -xvf --> b', 'a>b | a b tar -xvf'],
    ['subgraph s[T]\nx --> y\nend\nx --> z\nclick x "https://example.com"', 'x>y x>z | T x y z'],
  ])('is drawn: %j', (body, expected) => {
    const lines = body.split('\n');
    expect(undrawn('flowchart LR', ...lines)).toBeUndefined();
    expect(drawn('flowchart LR', ...lines)).toBe(expected);
  });

  it.each([
    'a --o b',
    'a --x b',
    'a o--o b',
    'a x--x b',
    'a ~~~ b',
    'a---oB',
    'a e1@--> b',
    'a@{ shape: cyl }',
    'a[/x/] --> b',
    'a["x [y]"] --> b',
    'a["`**x**`"]',
    'a[fa:fa-car x]',
    'a["#quot;x#quot;"]',
    'Ä --> b',
    'a.b --> c',
    'a --> b; c --> d',
    'a --> ',
    'a -->|x',
    'text alone',
  ])('is not: %s', (line) => {
    expect(undrawn('graph TD', line)).toBe(line.trim());
  });

  it('may have another text for a node in no later line', () => {
    expect(undrawn('graph TD', 'a[One] --> b', 'a[One]')).toBeUndefined();
    expect(undrawn('graph TD', 'a[One] --> b', 'a[Two]')).toBe('a[Two]');
  });

  it.each(['graph LR;', 'graph', 'flowchart-elk TD'])('may begin with %s', (first) => {
    expect(undrawn(first, 'a --> b')).toBeUndefined();
    expect(drawn(first, 'a --> b')).toBe('a>b | a b');
  });
});

describe.each([
  [
    'stateDiagram-v2',
    [
      '[*] --> A',
      'A-->[*]',
      'A --> B : x',
      'state "Long" as C',
      'D: text',
      'state E {',
      '}',
      'direction LR',
    ],
    ['note right of A : x', 'state f <<fork>>', '--', 'state A', 'A --> B:::c'],
  ],
  [
    'sequenceDiagram',
    [
      'participant A as Long name',
      'actor B',
      'A->>B: x',
      'A-->>+B: x',
      'A-)B: x: y',
      'note over A,B: x',
      'loop each day',
      'alt',
      'else no',
      'end',
      'activate A',
    ],
    [
      'A->B: x',
      'A-xB: x',
      'A->>B:',
      'A<<->>B: x',
      'A B->>C: x',
      'autonumber',
      'title: x',
      'option x',
      'rect rgb(1, 2, 3)',
      'box Aqua x',
      'create participant A',
      'A->>B: #9829; x',
    ],
  ],
  [
    'classDiagram',
    [
      'A <|-- B',
      'A<|--B : is',
      'A "1" --> "*" B : has',
      'class C~T~',
      'A : +int age',
      'A : +run(x) bool',
      'namespace N {',
      '}',
    ],
    [
      'A -- B',
      'A .. B',
      'A --* B',
      'A --o B',
      'class C["Label"]',
      'note for A "x"',
      '<<interface>> C',
      'A : +x: int',
      'A : run()$',
      'A ()-- B',
    ],
  ],
  [
    'erDiagram',
    ['A ||--o{ B : has', 'A }|..|{ B : "has"', 'A {'],
    ['A }o--|| B : has', 'A', 'A["x"] {', 'A one to many B : x', 'A ||--|| B'],
  ],
])('a %s', (kind, good, bad) => {
  it.each(good)('is drawn with: %s', (line) => {
    expect(undrawn(kind, line)).toBeUndefined();
  });
  it.each(bad)('is not with: %s', (line) => {
    expect(undrawn(kind, line)).toBe(line);
  });
});

it('members and columns are read in their blocks alone', () => {
  expect(
    undrawn('classDiagram', 'class A {', '<<interface>>', '-String name', 'run()', '}'),
  ).toBeUndefined();
  expect(undrawn('classDiagram', 'class A {', 'x: int', '}')).toBe('x: int');
  expect(undrawn('erDiagram', 'A {', 'string id PK "x"', '}', 'B {', 'int n', '}')).toBeUndefined();
  expect(undrawn('erDiagram', 'A {', 'int n FK, UK', '}')).toBe('int n FK, UK');
  expect(undrawn('erDiagram', 'A { int n }')).toBe('A { int n }');
});

it('a state has the text of its first mention', () => {
  expect(undrawn('stateDiagram-v2', 'A --> B', 'B: later')).toBe('B: later');
});

it.each([
  'pie',
  'gantt',
  'mindmap',
  'timeline',
  'journey',
  'gitGraph',
  'sankey-beta',
  'xychart-beta',
  'nonsense',
])('no %s is drawn', (kind) => {
  expect(undrawn(kind, 'a --> b')).toBe(kind);
});

it('what is said of a diagram is read from it, and is no part of the drawing', () => {
  const read = readDiagram(
    '---\ntitle: "A plan"\n---\n%%{init: {\n}}%%\ngraph LR\naccTitle: One\naccDescr {\n  Two.\n}\na --> b',
  );
  expect(read).toMatchObject({ title: 'A plan', alt: 'One. Two.' });
  expect(read.text.split('\n').filter(Boolean)).toEqual(['graph LR', 'a --> b']);
  expect(read.text.split('\n')).toHaveLength(11);
});
