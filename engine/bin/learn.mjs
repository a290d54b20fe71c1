#!/usr/bin/env node
// The `learn` command: runs the compiled engine, compiling it first where its sources are newer.
import { pathToFileURL } from 'node:url';
import { compiledEngine } from './compile.mjs';

process.env.NODE_ENV ??= 'production';
const entry = await compiledEngine();
const { main } = await import(pathToFileURL(entry).href);
process.exitCode = await main(process.argv.slice(2));
