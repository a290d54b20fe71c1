// Redirects that the schema refuses, and that a server's file must carry as they are all the same.
import { expect } from 'vitest';
import type { ServerConfig } from '../../engine/build/servers/server-config.ts';
import { sendRequest } from './send-request.ts';
import { createRules, createSiteFixture, type SiteFixture } from './site-fixture.ts';
import type { StartedServer } from './start-server.ts';

const NAMES = ['a`b', 'a"b', 'a\\b', 'a{b', 'a}b', 'a{$HOME}b', 'a{path}b', 'a$host;b', '~^.*$'];

/** Each of them leads to itself below `to/`, and to nowhere else. */
export async function expectHostileRedirects(
  start: (fixture: SiteFixture) => Promise<StartedServer>,
): Promise<void> {
  const redirects: ServerConfig['redirects'] = NAMES.map((name) => ({
    from: `old/${name}`,
    to: `to/${encodeURIComponent(name)}?q={path}\`$host#{x}$1`,
    status: 301,
  }));
  const fixture = createSiteFixture({ ...createRules('/learn/'), redirects });
  const { port, stop } = await start(fixture);
  try {
    for (const name of NAMES) {
      const target = `/learn/old/${encodeURIComponent(name)}`;
      const { status, headers } = await sendRequest(port, { target });
      const location = `/learn/to/${encodeURIComponent(name)}?q=%7Bpath%7D%60$host#%7Bx%7D$1`;
      expect([status, headers.location], name).toEqual([301, [location]]);
    }
  } finally {
    await stop();
    fixture.remove();
  }
}
