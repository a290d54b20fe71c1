// A Chromium and a served site for browser tests; every page it opens notes errors and foreign requests.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createSiteServer, type SiteServer } from '../../engine/serve/create-site-server.ts';
import { createSiteFolder, type Files, projectDir } from './site-folder.ts';

/** The flags that keep a headless Chromium from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

export type OpenPage = {
  page: Page;
  /** Console errors, uncaught errors, policy violations. */
  troubles: string[];
  /** Requests to any other host. */
  foreign: string[];
  close(): Promise<void>;
};

/** A page in a context of its own; requests to other hosts are noted and never leave. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  const foreign: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return { page, troubles, foreign, close: () => context.close() };
}

/** Build the project's own site into its usual folder, and serve it. */
export async function serveRealSite(): Promise<SiteServer> {
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  const done = spawnSync(process.execPath, [learn, 'build'], { cwd: projectDir, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return createSiteServer({ dir: path.join(projectDir, 'dist') });
}

/** Build a site folder made for one test, and serve it. */
export async function serveFiles(files: Files): Promise<SiteServer> {
  const folder = createSiteFolder(files);
  const { status, text } = folder.learn('build');
  if (status !== 0) throw new Error(text);
  const server = await createSiteServer({ dir: path.join(folder.dir, 'dist') });
  return {
    ...server,
    async close() {
      await server.close();
      folder.dispose();
    },
  };
}
