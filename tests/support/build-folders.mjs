// Site folders, sent one after another → each built as `learn build` would, in one process, which has warmed up.
import { pathToFileURL } from 'node:url';
import { compiledEngine } from '../../engine/bin/compile.mjs';

process.env.NODE_ENV ??= 'production';
const { main } = await import(pathToFileURL(await compiledEngine()).href);
process.on('message', async (dir) => {
  process.chdir(dir);
  process.send(await main(['build']));
});
