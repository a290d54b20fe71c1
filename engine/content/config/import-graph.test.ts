import { expect, it } from 'vitest';
import { importsIn } from './import-graph.ts';

it.each([
  "import a from './a.ts';",
  "import './a.ts';",
  "import a, { b } from './a.ts';",
  "import a, { type B } from './a.ts';",
  "import * as a from './a.ts';",
  "import {\n  type A,\n  b,\n} from './a.ts';",
  "export { b } from './a.ts';",
  "export * from './a.ts';",
  "import{b}from'./a.ts'",
  "export class A {}\nimport a from './a.ts';",
])('%s takes values', (text) => {
  expect(importsIn(text)).toEqual([{ from: './a.ts', kind: 'values' }]);
});

it.each([
  "import type { A } from './a.ts';",
  "import type A from './a.ts';",
  "import type * as all from './a.ts';",
  "export type { A } from './a.ts';",
  "import {\n  type A,\n  type B as C,\n} from './a.ts';",
  "export class A {}\nimport type {\n  A,\n} from './a.ts';",
])('%s takes types', (text) => {
  expect(importsIn(text)).toEqual([{ from: './a.ts', kind: 'types' }]);
});

it('what is loaded later is known apart, and all come in their order', () => {
  const text = `import a from 'a';\nimport type { T } from './t.ts';\nexport * from '@b/b/c';\nimport('./d.ts');`;
  expect(importsIn(text)).toEqual([
    { from: 'a', kind: 'values' },
    { from: './t.ts', kind: 'types' },
    { from: '@b/b/c', kind: 'values' },
    { from: './d.ts', kind: 'later' },
  ]);
});
