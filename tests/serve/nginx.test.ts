// Debian's nginx with deploy/nginx.conf and the build's _nginx.conf answers as `learn serve` does.
import { compareServers } from './compare-servers.ts';
import { ensureNginx } from './ensure-nginx.ts';
import { startNginx } from './start-server.ts';

compareServers({ name: 'nginx', obstacle: ensureNginx(), start: startNginx });
