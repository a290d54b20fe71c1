// `learn mcp [DIR|SITE]`: a built site, for assistants that speak the Model Context Protocol.
import { existsSync } from 'node:fs';
import { openBuiltSite } from '../../tools/mcp/built-site.ts';
import type { Assistant } from '../../tools/mcp/create-server.ts';
import { loadTools } from '../../tools/mcp/load-tools.ts';
import { ownTools } from '../../tools/mcp/own-tools.ts';
import { openSectionSearch } from '../../tools/mcp/search-sections.ts';
import { serveHttp } from '../../tools/mcp/serve-http.ts';
import { serveStdio } from '../../tools/mcp/serve-stdio.ts';
import type { AnyTool } from '../build/files/tool.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { findOutput } from './find-output.ts';
import type { Command, Flags } from './flags.ts';
import { portOption } from './options.ts';
import { outliveReaders, untilStopped } from './until-stopped.ts';

export const mcpCommand: Command = async (words, flags) => {
  const dir = await findOutput(words, flags);
  const built = await openBuiltSite(dir);
  const own = ownTools(openSectionSearch(built));
  const assistant = { built, tools: await withCollections(own, words, flags) };
  outliveReaders();
  // The output belongs to the protocol: nothing else is printed there.
  if (flags.http === undefined)
    await serveStdio(assistant, { input: process.stdin, output: process.stdout });
  else await overHttp(assistant, portOption({ port: flags.http }, 0));
  return undefined;
};

/** A built folder says nothing of the code that its collections bring: that is the site's, named or here. */
async function withCollections(
  own: readonly AnyTool[],
  words: string[],
  flags: Flags,
): Promise<readonly AnyTool[]> {
  const [named] = words;
  const isSite = named !== undefined && !existsSync(`${named}/_server.json`);
  const options = {
    ...(flags.config ? { configFile: flags.config } : {}),
    ...(isSite ? { siteDir: named } : {}),
  };
  // As `loadConfig` looks for a site.
  const isHere = ['.', 'site'].some((folder) =>
    ['ts', 'json'].some((ending) => existsSync(`${folder}/site.config.${ending}`)),
  );
  if (!flags.config && !isSite && !isHere) return own;
  return loadTools(await loadConfig(options), own);
}

async function overHttp(assistant: Assistant, port: number): Promise<void> {
  const server = await serveHttp(assistant, { port });
  process.stdout.write(`Answering assistants at ${server.url}\nStop with Ctrl+C.\n`);
  await untilStopped();
  await server.close();
}
