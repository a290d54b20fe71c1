// A page that shows pictures in every way there is, printed → each has its color on the paper, and nothing is missing.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addEveryPicture, COLORS } from '../support/every-picture.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { createSiteFolder, type SiteFolder } from '../support/site-folder.ts';

let site: SiteFolder;
beforeAll(() => {
  site = createSiteFolder({
    ...SEARCHED,
    'secret.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(site.learn('build', '--plain').status).toBe(0);
  addEveryPicture(path.join(site.dir, 'dist'), 'start/index.html', '/docs/');
});
afterAll(() => site.dispose());

const print = (name: string) =>
  site.learnWith(
    { CHROMIUM_PATH: inject('chromium') },
    ...['bundle', 'dist', '--pdf', '--section', 'guide', '--out', name],
  );

/** Of the numbers in `COLORS`. */
const nearest = (value: number) => [0, 128, 255].find((one) => Math.abs(one - value) < 4) ?? value;

/** Dots of each color on all pages, as Poppler draws them. */
function countColors(pdf: string): Map<string, number> {
  spawnSync('pdftoppm', ['-r', '40', pdf, 'paper'], { cwd: site.dir });
  const counts = new Map<string, number>();
  for (const name of readdirSync(site.dir).filter((one) => /^paper-.*\.ppm$/.test(one))) {
    const bytes = readFileSync(path.join(site.dir, name));
    const [header = '', width, height] =
      /^P6\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 40)) ?? [];
    const dots = bytes.subarray(header.length);
    expect(dots.length).toBe(Number(width) * Number(height) * 3);
    for (let at = 0; at < dots.length; at += 3) {
      // A green of 254 is the green of 255.
      const color = [...dots.subarray(at, at + 3)].map(nearest).join(' ');
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    unlinkSync(path.join(site.dir, name));
  }
  return counts;
}

it.skipIf(!inject('hasPdftotext'))('a PDF has every picture of its pages', () => {
  const { status, text } = print('every.pdf');
  expect([status, text]).toEqual([
    0,
    expect.stringMatching(/^Printed Guide in .* → every\.pdf\n$/),
  ]);
  const dots = countColors('every.pdf');
  const lacking = Object.entries(COLORS).filter(
    ([, color]) => !((dots.get(color.join(' ')) ?? 0) > 20),
  );
  expect(lacking).toEqual([]);
});

it('a picture that the build lacks is named, and nothing outside of it is read', () => {
  const at = path.join(site.dir, 'dist/start/index.html');
  const outside = `file://${site.dir}/secret.svg`;
  const more = `<img src="/docs/none.png"><img src="${outside}"><iframe src="${outside}"></iframe>
<object data="/docs/start"></object><img src="http://127.0.0.1:9/x.png"><img src="/docs/../secret.svg">`;
  writeFileSync(at, readFileSync(at, 'utf8').replace('</h1>', `</h1>${more}`));
  const { status, text } = print('some.pdf');
  expect(status).toBe(0);
  expect(text).toMatch(
    /The PDF lacks 2 files that its pages show, because the build lacks them:\n\/docs\/none\.png\n\/secret\.svg\n$/,
  );
});
