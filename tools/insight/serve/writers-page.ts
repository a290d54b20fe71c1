// The page for writers → HTML that has nothing in it, and the script and style that fill it: bundled once, when it is opened.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engineDir, escapeHtml } from '../../../engine/tooling.ts';

export type WritersPage = {
  html: string;
  /** @throws when it can't be bundled. */
  script(): Promise<string>;
  style(): string;
};

/** Sources beside the engine, also in a package. */
const SOURCES = path.join(path.dirname(engineDir), 'tools/insight/page');

/** @param at  address of the service below the host: `/learn/_insight/`. @param needsToken  the page asks for one. */
export function createWritersPage({ at, needsToken, title, base }: PageOptions): WritersPage {
  let bundled: Promise<string> | undefined;
  const attributes = [
    `data-title="${escapeHtml(title)}"`,
    `data-base="${escapeHtml(base)}"`,
    ...(needsToken ? ['data-token'] : []),
  ].join(' ');
  return {
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
      `<title>What readers say | ${escapeHtml(title)}</title><link rel="icon" href="data:,">` +
      `<link rel="stylesheet" href="${escapeHtml(at)}page.css">` +
      `<script type="module" src="${escapeHtml(at)}page.js"></script></head>` +
      `<body><div id="insight" ${attributes}><noscript>This page needs JavaScript. ` +
      'Without it: <code>learn insight report</code>.</noscript></div></body></html>',
    script() {
      bundled ??= bundle().catch((error: unknown) => {
        bundled = undefined;
        throw error;
      });
      return bundled;
    },
    style: () => readFileSync(path.join(SOURCES, 'page.css'), 'utf8'),
  };
}

export type PageOptions = { at: string; needsToken: boolean; title: string; base: string };

async function bundle(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const built = await rolldown({
    cwd: path.dirname(engineDir),
    input: path.join(SOURCES, 'main.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  try {
    const { output } = await built.generate({
      format: 'esm',
      minify: true,
      codeSplitting: false,
    });
    return output[0].code;
  } finally {
    await built.close();
  }
}
