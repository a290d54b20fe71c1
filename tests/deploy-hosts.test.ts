// Files in `deploy/` for hosts: each is read with the host's own parser or schema where there is one, and does what it says.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { generateRedirectsEvaluator } from 'redirects-in-workers';
import { parse as parseToml } from 'smol-toml';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { createSiteFolder, page, projectDir, type SiteFolder } from './support/site-folder.ts';

const read = (name: string) => readFileSync(path.join(projectDir, 'deploy', name), 'utf8');

/** @param name  of the host's own schema. @returns  what is wrong with a value; empty where nothing is. */
function refusedBy(name: string, draft: SchemaDraft, value: unknown): string[] {
  const at = path.join(projectDir, `tests/fixtures/hosts/${name}.schema.json`);
  const schema = JSON.parse(readFileSync(at, 'utf8')) as Schema;
  const { errors } = new Validator(schema, draft, false).validate(value);
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

/** Commands of ours in a text: each is one that there is, with flags that it has. */
function commandsIn(text: string): string[][] {
  return [...text.matchAll(/npx learn ([^\n&>"]+(?:"[^"\n]*"[^\n&>"]*)*)/g)].map(([, words = '']) =>
    words.trim().split(/\s+/),
  );
}

const HELP = execFileSync(
  process.execPath,
  [path.join(projectDir, 'engine/bin/learn.mjs'), 'help'],
  {
    encoding: 'utf8',
  },
);

let folder: SiteFolder;
const FROM = 'old.page (1)';
beforeAll(() => {
  folder = createSiteFolder({
    'site.config.json': '{ "strict": true, "base": "/docs/" }',
    'content/pages/index.md': page('Home', '[a](guide/a)'),
    'content/pages/guide/a.md': page('A'),
    'content/redirects.yaml': `- from: "old/b"\n  to: guide/a\n- from: out\n  to: https://other.example/x\n`,
    'public/.well-known/security.txt': 'Contact: x\n',
    'public/.htaccess': 'Options -Indexes\n',
    'public/.DS_Store': 'x',
    'public/.git/config': 'x',
  });
  const { status, text } = folder.learn('build', '--plain');
  expect(status, text).toBe(0);
  return () => folder.dispose();
});
const built = (name: string) => path.join(folder.dir, 'dist', name);
const rules = (host: string) =>
  execFileSync(
    process.execPath,
    [path.join(projectDir, 'deploy/host-rules.mjs'), host, built('')],
    {
      encoding: 'utf8',
    },
  );

it('each command of ours in them is there, and takes its flags', () => {
  const names = [
    'github-pages.yml',
    'github-review.yml',
    'gitlab-ci.yml',
    'netlify.toml',
    'wrangler.toml',
    'vercel.json',
    'azure-static-web-apps.yml',
  ];
  for (const name of names) {
    const commands = commandsIn(read(name));
    expect(commands.length, name).toBeGreaterThan(0);
    for (const [command = '', ...words] of commands) {
      expect(HELP, `${name}: ${command}`).toMatch(new RegExp(`^  learn ${command}\\b`, 'm'));
      for (const flag of words.filter((one) => one.startsWith('--')))
        expect(HELP, `${name}: ${flag}`).toContain(`\n  ${flag}`);
    }
  }
});

describe('GitHub Actions', () => {
  const workflows = ['github-pages.yml', 'github-review.yml', 'azure-static-web-apps.yml'];
  it.each(workflows)('takes %s as a workflow', (name) => {
    const parsed = (content: string) =>
      parseWorkflow({ name, content }, new NoOperationTraceWriter()).context.errors.getErrors();
    expect(parsed(read(name)).map(({ message }) => message)).toEqual([]);
    expect(parsed(read(name).replace('runs-on:', 'run-on:')).length).toBeGreaterThan(0);
  });

  it.each(workflows)('%s restores the cache that its builds use', (name) => {
    const { env, jobs } = parseYaml(read(name));
    const steps =
      Object.values<{ steps: { uses?: string; with?: Record<string, string>; run?: string }[] }>(
        jobs,
      )[0]?.steps ?? [];
    const at = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
    const cache = steps[at];
    expect(env.LEARN_CACHE).toBe(cache?.with?.path);
    expect(cache?.with?.key?.startsWith(cache.with?.['restore-keys'] ?? '-')).toBe(true);
    expect(steps.findIndex(({ run }) => run?.startsWith('npx learn'))).toBeGreaterThan(at);
    // Nothing that somebody else writes, such as the name of a branch, is put into a shell's text.
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('Pages finds .nojekyll, and hidden files that are meant, in a build', () => {
    expect(statSync(built('.nojekyll')).size).toBe(0);
    const files = JSON.parse(readFileSync(built('_files.json'), 'utf8')) as string[];
    expect(files.filter((name) => /(?:^|\/)\./.test(name))).toEqual([
      '.htaccess',
      '.nojekyll',
      '.well-known/security.txt',
    ]);
  });
});

it('GitLab CI has the cache, the report of a merge request, and public/ for Pages', () => {
  const ci = parseYaml(read('gitlab-ci.yml'));
  const { variables, default: common, stages, image, ...jobs } = ci;
  expect(image).toMatch(/^node:2\d/);
  expect(refusedBy('gitlab-ci', '7', ci)).toEqual([]);
  expect(refusedBy('gitlab-ci', '7', { ...ci, check: { scripts: ['x'] } })).not.toEqual([]);
  for (const [name, job] of Object.entries<Record<string, unknown>>(jobs))
    expect(stages, name).toContain(job.stage);
  const paths = common.cache.flatMap((one: { paths: string[] }) => one.paths);
  expect(paths).toContain(`${variables.LEARN_CACHE.replace('$CI_PROJECT_DIR/', '')}/`);
  expect(jobs.pages.artifacts.paths).toEqual(['public']);
  expect(jobs.pages.script[0]).toContain('--out public');
  expect(jobs.review.artifacts.paths).toEqual(['report/', 'comment.md']);
});

describe('Netlify', () => {
  it('takes its file, whose folder is what the command writes', () => {
    const { build, context } = parseToml(read('netlify.toml')) as Record<
      string,
      Record<string, string & { command: string }>
    >;
    for (const command of [build?.command, context?.['deploy-preview']?.command])
      expect(command).toContain(`--out ${build?.publish}`);
  });

  it('reads the headers and redirects of a build', async () => {
    const options = {
      netlifyConfigPath: path.join(projectDir, 'deploy/netlify.toml'),
      minimal: true,
    };
    const redirects = await parseAllRedirects({
      ...options,
      redirectsFiles: [built('_redirects')],
      configRedirects: [],
    });
    expect(redirects.errors).toEqual([]);
    const to = (redirects.redirects as { from: string; to: string; status: number }[]).map(
      (one) => [one.from, one.to, one.status],
    );
    expect(to).toContainEqual(['/docs/old/b', '/docs/guide/a', 301]);
    expect(to).toContainEqual(['/docs/out', 'https://other.example/x', 301]);
    const { headers, errors } = await parseAllHeaders({
      ...options,
      headersFiles: [built('_headers')],
      configHeaders: [],
    });
    expect(errors).toEqual([]);
    const all = headers.find((one) => one.for === '/docs/*');
    expect(Object.keys(all?.values ?? {})).toContain('Content-Security-Policy');
  });
});

describe('Cloudflare', () => {
  it('takes its file, and a build within its limits', () => {
    const config = parseToml(read('wrangler.toml'));
    expect(refusedBy('wrangler', '7', config)).toEqual([]);
    expect(refusedBy('wrangler', '7', { ...config, pages_output_dir: 'dist' })).not.toEqual([]);
    expect(read('wrangler.toml')).toContain(`--out ${config.pages_build_output_dir}`);
    const headers = readFileSync(built('_headers'), 'utf8').split('\n');
    expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('redirects as a build says, by its own rules', async () => {
    const evaluate = generateRedirectsEvaluator(readFileSync(built('_redirects'), 'utf8'), {
      maxLineLength: 2000,
      maxStaticRules: 2000,
      maxDynamicRules: 100,
    });
    const answer = async (at: string) => {
      const found = await evaluate(new Request(`https://docs.example${at}`), {} as never);
      return found && [found.status, found.headers.get('Location')];
    };
    expect(await answer('/docs/old/b')).toEqual([301, '/docs/guide/a']);
    expect(await answer('/docs/out')).toEqual([301, 'https://other.example/x']);
    expect(await answer('/docs/guide/a')).toBeNull();
  });
});

describe('Vercel', () => {
  it('takes the rules of a build, which answer as they should', () => {
    const config = JSON.parse(rules('vercel'));
    const { headers, redirects, ...settings } = config;
    expect(settings).toEqual(JSON.parse(read('vercel.json')));
    expect(settings.buildCommand).toContain(`--out ${settings.outputDirectory}`);
    const { routes, error } = getTransformedRoutes({ headers, redirects });
    expect(error).toBeNull();
    const matching = (at: string) =>
      (routes ?? []).filter((one) => 'src' in one && one.src && new RegExp(one.src).test(at)) as {
        status?: number;
        headers?: Record<string, string>;
      }[];
    for (const at of ['/docs/old/b', '/docs/old/b/'])
      expect(matching(at).find(({ status }) => status)).toMatchObject({
        status: 301,
        headers: { Location: '/docs/guide/a' },
      });
    expect(matching('/docs/out').find(({ status }) => status)?.headers).toEqual({
      Location: 'https://other.example/x',
    });
    expect(matching('/docs/guide/a').some(({ status }) => status)).toBe(false);
    const set = Object.assign({}, ...matching('/docs/_assets/x.js').map((one) => one.headers));
    expect(set['Cache-Control']).toContain('immutable');
    expect(set['Content-Security-Policy']).toContain("default-src 'none'");
  });

  it('takes addresses whose signs mean something to it, as they are', async () => {
    const { toVercel } = await import(path.join(projectDir, 'deploy/host-rules.mjs'));
    const server = {
      base: '/',
      headers: [],
      redirects: [{ from: FROM, to: 'guide/a', status: 301 }],
    };
    const { routes, error } = getTransformedRoutes(toVercel(server));
    expect(error).toBeNull();
    const sources = (routes ?? []).flatMap((one) => ('src' in one && one.src ? one.src : []));
    expect(sources.some((one) => new RegExp(one).test('/old.page%20(1)'))).toBe(true);
    expect(sources.some((one) => new RegExp(one).test('/oldxpage%20(1)'))).toBe(false);
  });
});

it('Azure Static Web Apps takes the rules of a build: each redirect before other routes', () => {
  const config = JSON.parse(rules('azure'));
  expect(refusedBy('staticwebapp', '4', config)).toEqual([]);
  expect(refusedBy('staticwebapp', '4', { ...config, redirects: [] })).not.toEqual([]);
  expect(config.globalHeaders['Content-Security-Policy']).toContain("default-src 'none'");
  for (const route of config.routes) {
    // A wildcard stands at the end alone.
    expect(route.route).toMatch(/^\/[^*]*\*?$/);
    if (route.statusCode) expect([301, 302, 307, 308]).toContain(route.statusCode);
  }
  expect(config.routes[0]).toEqual({
    route: '/docs/old/b',
    redirect: '/docs/guide/a',
    statusCode: 301,
  });
  expect(JSON.stringify(config).length).toBeLessThan(20_000);
});

it('S3 with CloudFront: the function redirects and finds pages; the upload leaves out what is not for readers', () => {
  const context = createContext({});
  runInContext(rules('cloudfront'), context);
  const answer = (uri: string) =>
    JSON.parse(
      runInContext(
        `JSON.stringify(handler({ request: { uri: ${JSON.stringify(uri)} } }))`,
        context,
      ),
    );
  for (const uri of ['/docs/old/b', '/docs/old/b/'])
    expect(answer(uri)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/docs/guide/a' } },
    });
  expect(answer('/docs/guide/a')).toEqual({ uri: '/docs/guide/a/index.html' });
  expect(answer('/docs/')).toEqual({ uri: '/docs/index.html' });
  expect(answer('/docs/_assets/a.css')).toEqual({ uri: '/docs/_assets/a.css' });
  expect(answer('/constructor')).toEqual({ uri: '/constructor/index.html' });
  const script = read('s3-cloudfront.sh');
  expect(execFileSync('sh', ['-n'], { input: script, encoding: 'utf8' })).toBe('');
  for (const name of [
    '_server.json',
    '_files.json',
    '_nginx.conf',
    '_caddy.conf',
    '_headers',
    '_redirects',
  ])
    expect(script).toContain(`--exclude "${name}"`);
  // Scripts and sheets are there before the pages that load them.
  expect(script.indexOf('/_assets" "$')).toBeLessThan(script.indexOf('--exclude "_assets/*"'));
});
