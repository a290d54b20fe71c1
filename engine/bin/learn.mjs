#!/usr/bin/env node
// The `learn` command: runs the compiled engine, compiling it first where its sources are newer.
import { pathToFileURL } from 'node:url';
import { compiledEngine } from './compile.mjs';

/** `learn dev` ends with this status when the engine's own sources have changed. */
const RESTART = 75;

process.env.NODE_ENV ??= 'production';
let status;
do {
  const { main } = await import(pathToFileURL(await compiledEngine()).href);
  status = await main(process.argv.slice(2));
} while (status === RESTART);
process.exitCode = status;
