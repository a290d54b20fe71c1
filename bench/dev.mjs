// A corpus → how soon the development server shows its first page, and how soon a saved change.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { summary } from './process.mjs';

export async function measureDev(learn, folder, ids, browser, { starts, saves }) {
  const id = ids[Math.floor(ids.length / 3)];
  const first = [];
  for (let n = 0; n < starts; n++) {
    const started = performance.now();
    const server = await startServer(learn, folder);
    const page = await browser.newPage();
    await page.goto(`${server.url}${id}`);
    await page.waitForSelector('h1');
    first.push(performance.now() - started);
    await page.close();
    await server.stop();
  }
  const server = await startServer(learn, folder);
  const page = await browser.newPage();
  await page.goto(`${server.url}${id}`);
  await page.waitForTimeout(500);
  const file = path.join(folder, 'content/pages', `${id}.md`);
  const original = readFileSync(file, 'utf8');
  const save = [];
  for (let n = 0; n < saves; n++) {
    const mark = `Mark number ${n}.`;
    const seen = page.evaluate(
      (text) =>
        new Promise((resolve) => {
          const look = () => {
            if (document.querySelector('.article')?.textContent.includes(text))
              requestAnimationFrame(() => resolve(Date.now()));
            else setTimeout(look, 1);
          };
          look();
        }),
      mark,
    );
    await page.waitForTimeout(150);
    const saved = Date.now();
    writeFileSync(file, `${original}\n${mark}\n`);
    save.push((await seen) - saved);
  }
  writeFileSync(file, original);
  await page.close();
  await server.stop();
  return { pages: ids.length, firstMs: summary(first), saveMs: summary(save) };
}

export function startServer(learn, folder) {
  const child = spawn(process.execPath, [learn, 'dev', folder, '--port', '0'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    let text = '';
    const take = (part) => {
      text += part;
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url)
        resolve({
          url,
          stop: () =>
            new Promise((done) => {
              child.once('exit', done);
              child.kill('SIGINT');
            }),
        });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(text)));
  });
}
