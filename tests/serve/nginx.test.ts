// Debian's nginx with deploy/nginx.conf and the build's _nginx.conf answers as `learn serve` does.
import { test } from 'vitest';
import { compareServers } from './compare-servers.ts';
import { ensureNginx } from './ensure-nginx.ts';
import { expectHostileRedirects } from './hostile-rules.ts';
import { startNginx } from './start-server.ts';

const obstacle = ensureNginx();

compareServers({ name: 'nginx', obstacle, start: startNginx });

test.skipIf(obstacle)('nginx reads every sign of a redirect as it is', () =>
  expectHostileRedirects(startNginx),
);
