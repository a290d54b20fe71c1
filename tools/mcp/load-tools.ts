// A site's config → the tools of its collections, compiled and loaded.
import {
  type AnyTool,
  compileModules,
  ExpectedError,
  importCompiled,
  type LoadedConfig,
} from '../../engine/tooling.ts';

/** In the order of the config. @throws ExpectedError  when a module doesn't compile, or two tools have one name. */
export async function loadTools(
  { collections, cacheDir, siteDir }: LoadedConfig,
  own: readonly AnyTool[],
): Promise<AnyTool[]> {
  const files = Object.fromEntries(
    collections.flatMap(({ name, assistant }) => (assistant ? [[name, assistant]] : [])),
  );
  const compiled = await compileModules(files, { cacheDir, siteDir });
  const tools = [...own];
  for (const collection of Object.keys(files)) {
    const { default: added } = await importCompiled(
      compiled[collection] ?? '',
      `The assistant of ${collection}`,
    );
    for (const tool of added as AnyTool[]) {
      if (tools.some(({ name }) => name === tool.name))
        throw new ExpectedError(`Two tools for assistants are named "${tool.name}".`);
      tools.push(tool);
    }
  }
  return tools;
}
