// A checkout of a Docusaurus site → a copy that both engines build: without its blog, of one version, with its packages.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Needed by no page: what checks or deploys the site. */
const TOOL = /^(?:@types\/|eslint|@eslint|prettier|@prettier|remark-cli|husky|typescript$|glob$)/;

const CONFIG = 'docusaurus.bench.config.ts';

/** @returns  the copy, the folder of the site in it, and the config that builds what an import takes over. */
export function prepareSource(from, site, work) {
  const dir = path.join(work, 'source');
  const siteDir = path.join(dir, site);
  if (!existsSync(path.join(dir, 'node_modules'))) {
    rmSync(dir, { recursive: true, force: true });
    cpSync(from, dir, {
      recursive: true,
      filter: (at) => !/\/(?:node_modules|\.git|\.docusaurus|build)$/.test(at),
    });
    writeFileSync(path.join(siteDir, CONFIG), benchConfig(siteDir));
    keepWhatBuilds(dir, siteDir);
    install(dir, siteDir);
    // Both engines ask it for the date of each page.
    writeFileSync(path.join(dir, '.gitignore'), 'node_modules\n.docusaurus\nbuild\n');
    run('git', ['init', '--quiet'], dir);
    run('git', ['add', '--all'], dir);
    const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@localhost'];
    run('git', [...author, 'commit', '--quiet', '--message=Source'], dir);
  }
  return { dir, siteDir, config: CONFIG };
}

export function docusaurusBin(siteDir) {
  const found = [siteDir, path.dirname(siteDir)]
    .map((at) => path.join(at, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'))
    .find(existsSync);
  if (!found) throw new Error('Docusaurus was not installed.');
  return found;
}

/** Its own config, but for what an import omits too: blog and older versions. */
function benchConfig(siteDir) {
  const own = readdirSync(siteDir).find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (!own) throw new Error(`${siteDir} has no docusaurus.config.`);
  return `import own from './${own.replace(/\.ts$/, '')}';

const [[preset, options], ...others] = own.presets as any;
const { versions, ...docs } = options.docs;
const current = { onlyIncludeVersions: ['current'], lastVersion: 'current' };
export default {
  ...own,
  onBrokenLinks: 'ignore',
  presets: [[preset, { ...options, blog: false, docs: { ...docs, ...current } }], ...others],
};
`;
}

/** Linters and the like are not installed, nor packages of the workspace that only they need. */
function keepWhatBuilds(dir, siteDir) {
  const config = readdirSync(siteDir)
    .filter((name) => name.startsWith('docusaurus.config.'))
    .map((name) => readFileSync(path.join(siteDir, name), 'utf8'))
    .join('\n');
  const isNamed = (name) => config.includes(`'${name}'`) || config.includes(`"${name}"`);
  const manifests = workspaces(dir, siteDir);
  const own = new Set(manifests.map(({ json }) => json.name));
  for (const { file, json } of manifests) {
    const wanted = {
      ...json.dependencies,
      ...(file.startsWith(siteDir) ? json.devDependencies : {}),
    };
    json.dependencies = Object.fromEntries(
      Object.entries(wanted)
        .filter(([name]) => (own.has(name) ? isNamed(name) : !TOOL.test(name)))
        .map(([name, version]) => [name, withoutLock(name, version)]),
    );
    for (const key of ['devDependencies', 'scripts', 'engines', 'resolutions']) delete json[key];
    const isRoot = path.dirname(file) === dir && dir !== siteDir;
    if (isRoot)
      json.workspaces = manifests
        .filter((one) => one.file.startsWith(siteDir) || isNamed(one.json.name))
        .map((one) => path.relative(dir, path.dirname(one.file)));
    writeFileSync(file, JSON.stringify(json, null, 2));
  }
  for (const name of ['yarn.lock', 'package-lock.json', 'pnpm-lock.yaml'])
    rmSync(path.join(dir, name), { force: true });
}

/** Its packages must all be of one version, and without a lock npm takes the latest of some. */
const withoutLock = (name, version) =>
  name.startsWith('@docusaurus/') ? version.replace(/^(?=\d)/, '^') : version;

/** `package.json` of the root, of the site, and of what is two folders deep beside it. */
function workspaces(dir, siteDir) {
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .flatMap((one) => {
      const at = path.join(dir, one.name);
      const inner = readdirSync(at, { withFileTypes: true }).filter((two) => two.isDirectory());
      return [at, ...inner.map((two) => path.join(at, two.name))];
    });
  return [...new Set([dir, siteDir, ...folders])]
    .map((folder) => path.join(folder, 'package.json'))
    .filter(existsSync)
    .map((file) => ({ file, json: JSON.parse(readFileSync(file, 'utf8')) }));
}

/** A package of which the registry lacks the version is taken in its latest. */
function install(dir, siteDir) {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  for (;;) {
    const { status, stderr } = spawnSync('npm', args, { cwd: dir, encoding: 'utf8' });
    if (status === 0) return;
    const [, lacking] = /No matching version found for (@?[^@\s]+)@(?!\*)/.exec(stderr) ?? [];
    if (!lacking) throw new Error(`npm install failed:\n${stderr}`);
    for (const { file, json } of workspaces(dir, siteDir)) {
      if (!json.dependencies?.[lacking]) continue;
      json.dependencies[lacking] = '*';
      writeFileSync(file, JSON.stringify(json, null, 2));
    }
  }
}

function run(command, args, cwd) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed:\n${stderr}`);
}
