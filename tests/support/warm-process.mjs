// Command lines, sent one after another → what `learn` says of each, all in one process, which has warmed up.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { compiledEngine } from '../../engine/bin/compile.mjs';

// As `engine/bin/learn.mjs` does.
process.env.NODE_ENV ??= 'production';
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1081344');
const { main } = await import(pathToFileURL(await compiledEngine()).href);

process.on('message', async ({ cwd, env, args }) => {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.exitCode = undefined;
  const run = await captured(() => main(args));
  // The folder is removed after its test.
  process.chdir('/');
  process.send({ ...run, memory: process.memoryUsage.rss() });
});

/** As a shell sees it: what was printed, and how it ended. */
async function captured(task) {
  const streams = [process.stdout, process.stderr];
  const texts = ['', ''];
  const writes = streams.map(({ write }) => write);
  streams.forEach((stream, at) => {
    stream.write = (part, ...more) => {
      texts[at] += typeof part === 'string' ? part : Buffer.from(part).toString('utf8');
      more.findLast((one) => typeof one === 'function')?.();
      return true;
    };
  });
  try {
    const status = await task();
    return { status: process.exitCode || status, text: texts.join('') };
  } catch (error) {
    return { status: 1, text: `${texts.join('')}${error?.stack ?? error}\n` };
  } finally {
    streams.forEach((stream, at) => {
      stream.write = writes[at];
    });
  }
}
