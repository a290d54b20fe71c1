// Once before all browser tests: finds a Chromium, and builds the project's own site where `npm test` hasn't.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium, findFirefox } from '../../scripts/find-browsers.mjs';
import { projectDir, runLearn } from './site-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
    /** Path of a Firefox; empty where none is available. */
    firefox: string;
    /** The real site, built; no test writes to it. */
    realSite: string;
    /** Folder of the sites that several test files look at, each built once. */
    sharedSites: string;
    /** Whether text can be extracted from a PDF here. */
    hasPdftotext: boolean;
  }
}

const parent = path.join(projectDir, '.learn/tests');

export default async function setUp(project: TestProject): Promise<() => void> {
  mkdirSync(parent, { recursive: true });
  const sharedSites = mkdtempSync(path.join(parent, 'shared-'));
  project.provide('sharedSites', sharedSites);
  project.provide('realSite', process.env.BUILT_SITE ?? buildSite());
  project.provide('chromium', await findChromium());
  project.provide('firefox', findFirefox() ?? '');
  project.provide('hasPdftotext', spawnSync('pdftotext', ['-v']).status === 0);
  return () => rmSync(sharedSites, { recursive: true, force: true });
}

function buildSite(): string {
  const out = path.join(parent, 'real-site');
  const { status, text } = runLearn(projectDir, 'build', '--out', out);
  if (status !== 0) throw new Error(`The site can't be built for the browser tests.\n${text}`);
  return out;
}
