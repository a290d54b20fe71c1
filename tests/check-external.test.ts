// `learn check --external`: a site's links to another one are asked, with the real command; a build asks nobody.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { page, projectDir, useSiteFolders } from './support/site-folder.ts';

const newFolder = useSiteFolders();

/** Not in this process's way: it answers meanwhile. */
async function learn(cwd: string, ...args: string[]) {
  const command = path.join(projectDir, 'engine/bin/learn.mjs');
  const run = promisify(execFile)(process.execPath, [command, ...args], { cwd });
  return run.then(
    ({ stdout }) => ({ status: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, stdout }),
  );
}

it('tells what is gone and what has moved, at its place, and asks only when it is told to', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    const status = url === '/gone' ? 410 : url === '/old' ? 308 : 200;
    response.writeHead(status, status === 308 ? { location: '/new' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = newFolder({
    'site.config.json': JSON.stringify({ strict: true, externalLinks: { ask: [host] } }),
    'content/pages/a.md': page(
      'A',
      `[right](http://${host}/a#part), [same](http://${host}/a)\n\n[gone](http://${host}/gone), [old](http://${host}/old)`,
    ),
  });
  try {
    for (const args of [['check'], ['build'], ['check', '--external', '--dry-run']])
      expect((await learn(folder.dir, ...args)).status, args.join(' ')).toBe(0);
    expect(asked).toEqual([]);
    expect((await learn(folder.dir, 'check', '--dry-run')).status).toBe(1);
    const { status, stdout } = await learn(folder.dir, 'check', '--external');
    expect(
      stdout.replaceAll(host, 'HOST').replace(/ +\^+/g, ' ^'),
    ).toBe(`content/pages/a.md:8:8  error  external/gone

  http://HOST/gone leads nowhere: it answers 410.

  8 │ [gone](http://HOST/gone), [old](http://HOST/old)
    │ ^

  Find where the text went, or remove the link.

content/pages/a.md:8:44  warning  external/moved

  http://HOST/old has moved for good.

  8 │ [gone](http://HOST/gone), [old](http://HOST/old)
    │ ^

  Write http://HOST/new

1 error, 1 warning in 1 file.
4 links to 1 other site: 3 asked.
`);
    expect(status).toBe(1);
    expect(asked.filter((one) => one.endsWith(' /a'))).toEqual(['HEAD /a']);
    asked.length = 0;
    const again = await learn(folder.dir, 'check', '--external', '--json');
    expect(JSON.parse(again.stdout).diagnostics.map(({ code }: { code: string }) => code)).toEqual([
      'external/gone',
      'external/moved',
    ]);
    // What answered is known.
    expect(asked).toEqual(['HEAD /gone', 'GET /gone']);
  } finally {
    server.close();
  }
});
