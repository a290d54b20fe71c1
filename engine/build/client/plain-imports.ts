// Every import() that Vite wraps to preload styles → a plain one: there are none to preload, and it costs each page 600 bytes.

/** Takes the place of what Vite would wrap them with. */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** The same, as it is minified, where it has become its own file. */
const HELPER = /^var (\w+)=(\w+)=>\2\(\);export\{\1 as \w+\};\s*$/;

/** Of one name. */
const IMPORT = /import\{(?:\w+ as )?(\w+)\}from"\.\/([\w.-]+)";/g;

type Chunk = { type: 'chunk'; fileName: string; code: string };
type Compiled<Asset> = (Chunk | Asset)[];

/** Without the lists of what to preload, all of them empty; the helper goes into the scripts that use it, not into a request. */
export function withoutPreload<Asset extends { type: 'asset'; fileName: string }>(
  output: Compiled<Asset>,
): Compiled<Asset> {
  const helper = output.find((one) => one.type === 'chunk' && HELPER.test(one.code))?.fileName;
  return output
    .filter(({ fileName }) => fileName !== helper)
    .map((one) => {
      if (one.type !== 'chunk') return one;
      const code = one.code.replaceAll(',[],import.meta.url)', ')');
      const own = (line: string, name: string, file: string) =>
        file === helper ? `function ${name}(e){return e()}` : line;
      return { ...one, code: code.replace(IMPORT, own) };
    });
}
