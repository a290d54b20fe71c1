#!/usr/bin/env node
// The `learn` command: runs the compiled engine, compiling it first where its sources have changed.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { compiledEngine } from './compile.mjs';

/** `learn dev` ends with this status when the engine's own sources have changed. */
const RESTART = 75;

process.env.NODE_ENV ??= 'production';
// Else the compilers ask the system for pages of 2 MB, which it clears although most of each stays unused.
process.env.MIMALLOC_ALLOW_THP ??= '0';
const isShort = /^(?:build|check)$/.test(process.argv[2]);
// A build ends before it is worth while to optimize much of it: Node 20 begins 16 times too early. Servers live longer.
if (process.versions.node.startsWith('20.') && isShort)
  setFlagsFromString('--interrupt-budget=1081344');
let status;
do {
  const { main } = await import(pathToFileURL(await compiledEngine()).href);
  status = await main(process.argv.slice(2));
} while (status === RESTART);
process.exitCode = status;
// Nothing is left to do: otherwise, all of the memory is collected once more.
if (isShort) {
  for (const stream of [process.stdout, process.stderr])
    await new Promise((resolve) => stream.write('', resolve));
  process.exit();
}
