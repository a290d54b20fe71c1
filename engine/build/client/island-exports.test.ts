import { expect, it } from 'vitest';
import { withoutBuildExports } from './island-exports.ts';

const without = (code: string) => withoutBuildExports(code, 'a.tsx');

it('leaves out what is for the build, and keeps every place', async () => {
  const component =
    'export default function A({ n }: z.output<typeof props>) { return <b>{n}</b>; }';
  const code = `export const props = z.object({ n: z.number() });\nexport const when = 'use';\nexport function words() { return ''; }\n${component}`;
  const rest = await without(code);
  expect(rest).toHaveLength(code.length);
  expect(rest.trim()).toBe(component);
});

it('leaves everything else as it is', async () => {
  for (const code of [
    'export const propsOf = 1;',
    'const props = 1; export { props };',
    'export const props = 1, other = 2;',
    'const text = "export const props = 1";',
  ])
    expect(await without(code)).toBe(code);
});
