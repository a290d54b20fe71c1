// The requests that `learn serve` and the servers of deploy/ must answer alike, for the site of site-fixture.ts.

import type { TestRequest } from './send-request.ts';
import { fileTime } from './site-fixture.ts';

export interface ComparedRequest extends TestRequest {
  readonly behaviour: string;
  readonly status: number;
}

const gzip = { 'Accept-Encoding': 'gzip' };
const brotli = { 'Accept-Encoding': 'gzip, deflate, br' };
const range = (value: string) => ({ Range: `bytes=${value}` });

type Row = readonly [
  behaviour: string,
  status: number,
  target: string,
  headers?: Record<string, string>,
  method?: string,
];

/** @param base  "/" or "/learn/". */
export function listRequests(base: string): ComparedRequest[] {
  const rows: Row[] = [
    ...requestsBelow(base),
    ...requestsAbove(base),
    ...(base === '/' ? [] : requestsOutside(base)),
  ];
  return rows.map(([behaviour, status, target, headers = {}, method = 'GET']) => ({
    behaviour,
    status,
    target,
    headers,
    method,
  }));
}

function requestsBelow(base: string): Row[] {
  return [
    ['the home page', 200, base],
    ['a page without the last slash', 200, `${base}teams/overview`],
    ['a page with the last slash', 200, `${base}teams/overview/`],
    ['a page by its file', 200, `${base}teams/overview/index.html`],
    ['a page with dots in its name', 200, `${base}releases/11.14.0`],
    ['a page with a query string', 200, `${base}teams/overview?a=b`],
    ['a page with a space in its name', 200, `${base}with%20space/`],
    ['a page with an umlaut in its name', 200, `${base}teams/wei%C3%9F`],
    ['doubled slashes', 200, `${base}teams//overview`],
    ['a page that is also a folder', 200, `${base}teams`],
    ['Markdown', 200, `${base}teams/overview.md`],
    ['JSON', 200, `${base}docs-index.json`],
    ['the navigation fragment', 200, `${base}_nav/docs.json`],
    ['the sitemap', 200, `${base}sitemap.xml`],
    ['the manifest', 200, `${base}site.webmanifest`],
    ['a picture', 200, `${base}icon.png`],
    ['a file of unknown type', 200, `${base}data.unknown`],
    ['a file of unknown type with gzip', 200, `${base}data.unknown`, gzip],
    ['a hashed script', 200, `${base}_assets/main.4f2a9c.js`],
    ['a hashed style sheet', 200, `${base}_assets/main.91bd03.css`],

    ['a page with gzip', 200, `${base}teams/overview`, gzip],
    ['a page with brotli', 200, `${base}teams/overview`, brotli],
    ['Markdown with brotli', 200, `${base}teams/overview.md`, brotli],
    ['JSON with gzip', 200, `${base}docs-index.json`, gzip],
    ['a hashed script with brotli', 200, `${base}_assets/main.4f2a9c.js`, brotli],
    ['a drawing with brotli', 200, `${base}_assets/drawing.svg`, brotli],
    ['a picture stays as it is', 200, `${base}icon.png`, brotli],
    ['a short file stays as it is', 200, `${base}short.txt`, brotli],
    ['a refused encoding', 200, `${base}robots.txt`, { 'Accept-Encoding': 'gzip;q=0, br;q=0' }],

    ['a missing page', 404, `${base}teams/none`],
    ['a missing page with brotli', 404, `${base}teams/none/`, brotli],
    ['a missing hashed file is not cached', 404, `${base}_assets/gone.123456.js`],
    ['a missing Markdown page', 404, `${base}none.md`],
    ['a file with a slash after it', 404, `${base}teams/overview.md/`],
    ['a folder without a page', 404, `${base}_assets/`],
    ['the 404 page by its own name', 404, `${base}404.html`],
    ['bytes that are not UTF-8', 404, `${base}%ff`],

    ['a redirect', 301, `${base}old/page`],
    ['a redirect with the last slash', 301, `${base}old/page/`],
    ['a redirect keeps the query string', 301, `${base}old/page?a=b&c=%20`],
    ['a redirect keeps a query string with all signs', 301, `${base}old/page?a=?b&c=$1{d}`],
    ['a redirect ignores an empty query string', 301, `${base}old/page?`],
    ['a redirect to an anchor', 302, `${base}old/anchored?a=b`],
    ['a redirect with a query of its own', 308, `${base}old/own-query?a=b`],
    ['a redirect to another site', 301, `${base}old/away`],
    ['a redirect to the home page', 301, `${base}old/home`],
    ['a redirect with an umlaut', 301, `${base}old/wei%C3%9F`],
    ['a redirect with a blank', 301, `${base}old/a%20blank`],
    [
      'a redirect with signs that rules give a meaning',
      301,
      `${base}old/${encodeURIComponent("(a) [b] $1; 'c', 100% ~d+e=f&g!@")}?h`,
    ],
    ['a redirect minds upper case', 404, `${base}Old/Page`],

    ['the first bytes', 206, `${base}guide.pdf`, range('0-9')],
    ['bytes up to the end', 206, `${base}guide.pdf`, range('690-')],
    ['the last bytes', 206, `${base}guide.pdf`, range('-5')],
    ['a range past the end is cut', 206, `${base}guide.pdf`, range('600-99999')],
    ['more last bytes than there are', 206, `${base}guide.pdf`, range('-99999')],
    ['a range of text as it is', 206, `${base}teams/overview.md`, range('2-9')],
    [
      'a range of text that is sent compressed',
      200,
      `${base}robots.txt`,
      { ...range('2-9'), ...gzip },
    ],
    ['several ranges mean the whole file', 200, `${base}guide.pdf`, range('0-1,4-5')],
    ['a range in another unit', 200, `${base}guide.pdf`, { Range: 'lines=1-2' }],
    ['a range of an older file', 200, `${base}guide.pdf`, { ...range('0-9'), 'If-Range': '"old"' }],
    ['a range behind the end', 416, `${base}guide.pdf`, range('700-')],
    ['a range that is none', 416, `${base}guide.pdf`, range('b-a')],

    [
      'the date of the file',
      200,
      `${base}guide.pdf`,
      { 'If-Modified-Since': fileTime.toUTCString() },
    ],
    ['the head of a range', 206, `${base}guide.pdf`, range('0-9'), 'HEAD'],
    ['the head of a page', 200, `${base}teams/overview`, {}, 'HEAD'],
    ['the head of a page with brotli', 200, `${base}teams/overview`, brotli, 'HEAD'],
    ['the head of a missing page', 404, `${base}none`, {}, 'HEAD'],
    ['the head of a redirect', 301, `${base}old/page`, {}, 'HEAD'],
    ['POST', 405, `${base}teams/overview`, {}, 'POST'],
    ['PUT of a missing page', 405, `${base}none`, {}, 'PUT'],
    ['DELETE of a hashed file', 405, `${base}_assets/main.4f2a9c.js`, {}, 'DELETE'],
    ['OPTIONS', 405, base, {}, 'OPTIONS'],
  ];
}

function requestsAbove(base: string): Row[] {
  return [
    ["the build's rules", 404, `${base}_server.json`],
    ["the build's rules in upper case", 404, `${base}_SERVER.JSON`],
    ["the build's rules, encoded", 404, `${base}%5fserver.json`],
    ["the build's nginx file", 404, `${base}_nginx.conf`],
    ["the build's header file", 404, `${base}_headers`],
    ["the build's redirect file", 404, `${base}_redirects/`],
    ['a dotfile', 404, `${base}.hidden`],
    ['a dotfile in a folder', 404, `${base}teams/.hidden`],
    ['a dotfile, encoded', 404, `${base}teams/%2ehidden`],
    ['a file in a dotted folder', 404, `${base}.well-known/secret`],
    ['".." within the site', 200, `${base}teams/../robots.txt`],
    ['".." within the site, encoded', 200, `${base}teams/%2e%2e/robots.txt`],
    ['"." within the site', 200, `${base}./teams/./overview`],
    ['an encoded slash', 200, `${base}teams%2foverview`],
    ['".." above the root', 400, `${base}../../../secret.txt`],
    ['".." above the root, encoded', 400, `${base}%2e%2e/%2e%2e%2f../secret.txt`],
    ['".." encoded twice', 404, `${base}%252e%252e/secret.txt`],
    ['".." with backslashes', 404, `${base}..%5csecret.txt`],
    ['a backslash', 404, `${base}teams\\overview`],
    ['a link to a file outside', 404, `${base}link.txt`],
    ['a link to a folder outside', 404, `${base}linked/secret.txt`],
    ['a NUL', 400, `${base}robots.txt%00.html`],
    ['an incomplete escape', 400, `${base}%`],
    ['an escape that is none', 400, `${base}%zz`],
  ];
}

function requestsOutside(base: string): Row[] {
  return [
    ['the root of the host', 302, '/'],
    ['the root of the host with a query string', 302, '/?a=b'],
    ['the base without its slash', 301, base.slice(0, -1)],
    ['the base without its slash, with a query string', 301, `${base.slice(0, -1)}?a=b`],
    ['a path outside the base', 404, '/elsewhere'],
    ['the base in upper case', 404, `${base.toUpperCase()}teams/overview`],
    ['a path that only begins like the base', 404, `${base.slice(0, -1)}s/teams/overview`],
    ['".." out of the base', 404, `${base}../secret.txt`],
    ['".." out of the base and back', 200, `/elsewhere/..${base}teams/overview`],
  ];
}
