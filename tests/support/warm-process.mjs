// Command lines, sent one after another → what `learn` says of each, all in one process, which has warmed up.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { compiledEngine } from '../../engine/bin/compile.mjs';
import { captured } from './captured.mjs';

// As `engine/bin/learn.mjs` does.
process.env.NODE_ENV ??= 'production';
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1081344');
const { main } = await import(pathToFileURL(await compiledEngine()).href);

process.on('message', async ({ cwd, env, args }) => {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.exitCode = undefined;
  const { value, error, text } = await captured(() => main(args));
  const status = error === undefined ? process.exitCode || value : 1;
  // The folder is removed after its test.
  process.chdir('/');
  process.send({ status, text, memory: process.memoryUsage.rss() });
});
