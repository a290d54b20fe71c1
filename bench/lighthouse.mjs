// Templates of the served site → Lighthouse's four scores, on a phone and a desk, light and dark.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';

export async function measureLighthouse(chromium, flags, url, templates) {
  const rows = [];
  for (const scheme of ['light', 'dark']) {
    const chrome = await startChrome(chromium, [
      ...flags,
      ...(scheme === 'dark'
        ? ['--force-dark-mode', '--blink-settings=preferredColorScheme=0']
        : []),
    ]);
    for (const form of ['phone', 'desk'])
      for (const [name, at] of Object.entries(templates)) {
        const options = {
          port: chrome.port,
          output: 'json',
          logLevel: 'silent',
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        };
        const skipped =
          name === 'not found'
            ? { skipAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'] }
            : {};
        const result = await lighthouse(
          url + at,
          { ...options, ...skipped },
          form === 'desk' ? desktopConfig : undefined,
        );
        const scores = Object.values(result.lhr.categories).map((one) =>
          Math.round((one.score ?? 0) * 100),
        );
        const failed = Object.values(result.lhr.audits)
          .filter(
            (one) => one.score !== null && one.score < 0.9 && one.scoreDisplayMode === 'binary',
          )
          .map((one) => one.id);
        rows.push({ name, form, scheme, scores, failed });
      }
    await chrome.stop();
  }
  return rows;
}

function startChrome(chromium, flags) {
  const profile = mkdtempSync(path.join(tmpdir(), 'learn-chrome-'));
  const child = spawn(chromium, [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...flags,
    'about:blank',
  ]);
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (part) => {
      text += part;
      const port = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (port)
        resolve({
          port: Number(port),
          stop: () =>
            new Promise((done) => {
              child.once('exit', () => {
                rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
                done();
              });
              child.kill();
            }),
        });
    });
    child.once('exit', () => reject(new Error(text)));
  });
}
