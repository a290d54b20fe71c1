// `_server.json` of a build → the same headers and redirects as a host has them in a file of its own, on standard output:
//   node deploy/host-rules.mjs vercel dist > vercel.json
//   node deploy/host-rules.mjs azure dist > dist/staticwebapp.config.json
//   node deploy/host-rules.mjs cloudfront dist > function.js
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path below the host, without its last slash. */
const fromOf = (base, { from }) => `${base}${from}`;
const toOf = (base, { to }) => (/^https:\/\//.test(to) ? to : `${base}${to}`);
const wholePath = (base, rule) => `${base.slice(0, -1)}${rule.path}`;

/** The settings of `vercel.json` beside this file, and the rules. @see https://vercel.com/docs/project-configuration: paths are those of path-to-regexp, the later of two headers counts. */
export function toVercel({ base, headers, redirects }) {
  const quoted = (text) => text.replace(/[\\^$.*+?()[\]{}|:]/g, '\\$&');
  const source = (text) => text.split('*').map(quoted).join('(.*)');
  return {
    ...JSON.parse(readFileSync(new URL('vercel.json', import.meta.url), 'utf8')),
    headers: headers.map((rule) => ({
      source: source(wholePath(base, rule)),
      headers: Object.entries(rule.set).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.flatMap((one) =>
      ['', '/'].map((slash) => ({
        source: quoted(encodeURI(fromOf(base, one))) + slash,
        destination: toOf(base, one),
        statusCode: one.status,
      })),
    ),
  };
}

/** @see https://learn.microsoft.com/azure/static-web-apps/configuration: the first route that fits counts. At most 20 KB. */
export function toAzure({ base, headers, redirects }) {
  const everywhere = headers.find((rule) => rule.path === '/*')?.set ?? {};
  const others = headers.filter((rule) => rule.path !== '/*' && /^[^*]*\*?$/.test(rule.path));
  return {
    globalHeaders: everywhere,
    routes: [
      ...redirects.map((one) => ({
        route: fromOf(base, one),
        redirect: toOf(base, one),
        statusCode: one.status,
      })),
      ...others.toReversed().map((rule) => ({ route: wholePath(base, rule), headers: rule.set })),
    ],
    responseOverrides: { 404: { rewrite: `${base}404.html`, statusCode: 404 } },
    trailingSlash: 'auto',
  };
}

/**
 * A function for viewer requests: redirects, and `index.html` of folders, which S3 doesn't look for. At most 10 KB, so a
 * site with hundreds of redirects wants a key value store instead.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function toCloudFront({ base, redirects }) {
  const map = Object.fromEntries(
    redirects.map((one) => [encodeURI(fromOf(base, one)), [toOf(base, one), one.status]]),
  );
  return `const REDIRECTS = ${JSON.stringify(map)};
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\\/$/, '');
  if (Object.prototype.hasOwnProperty.call(REDIRECTS, path)) {
    const to = REDIRECTS[path];
    return { statusCode: to[1], statusDescription: 'Moved', headers: { location: { value: to[0] } } };
  }
  if (!/\\.[^/.]+$/.test(request.uri)) request.uri = path + '/index.html';
  return request;
}
`;
}

const HOSTS = {
  vercel: (rules) => `${JSON.stringify(toVercel(rules), null, 2)}\n`,
  azure: (rules) => `${JSON.stringify(toAzure(rules), null, 2)}\n`,
  cloudfront: toCloudFront,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [host = '', dir = ''] = process.argv.slice(2);
  const render = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  if (!render || dir === '') {
    process.stderr.write(
      `Write: node deploy/host-rules.mjs ${Object.keys(HOSTS).join('|')} DIST\n`,
    );
    process.exitCode = 2;
  } else
    process.stdout.write(render(JSON.parse(readFileSync(path.join(dir, '_server.json'), 'utf8'))));
}
