// What installing and building take from elsewhere: packages that run nothing, and images that are pinned.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';

type Package = {
  hasInstallScript?: boolean;
  integrity?: string;
  link?: boolean;
  resolved?: string;
};

const read = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
/** Without our own, which are folders of this project. */
const foreign = Object.entries(packages).filter(
  ([name, { link }]) => name.includes('node_modules/') && !link,
);

it('no package has an install script', () => {
  expect(foreign.length).toBeGreaterThan(500);
  const wrong = foreign.filter(([, one]) => one.hasInstallScript).map(([name]) => name);
  expect(wrong, 'Installing would run code of these.').toEqual([]);
});

it('each package is pinned by a hash', () => {
  const wrong = foreign.filter(([, one]) => !/^sha512-/.test(one.integrity ?? ''));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('each base image of a container is pinned by a digest', () => {
  const names = readdirSync(path.join(projectDir, 'deploy')).filter((one) =>
    /container|docker/i.test(one),
  );
  const images = names.flatMap((name) => [...read(`deploy/${name}`).matchAll(/^FROM (\S+)/gm)]);
  expect(images.length).toBe(3);
  for (const [, image = ''] of images)
    expect(image).toMatch(/@(?:sha256:[0-9a-f]{64}|\$\{\w+_DIGEST\})$/);
  for (const argument of ['NODE_DIGEST', 'DEBIAN_DIGEST'])
    expect(read('deploy/Containerfile')).toMatch(new RegExp(`^ARG ${argument}$`, 'm'));
});
