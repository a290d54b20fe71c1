// Service worker of the runbook: without a network it answers from what the page has kept. It keeps nothing itself.
// Plain JavaScript, served as it is; the build fills in the address of the page.
const PAGE = '{page}';
const PREFIX = '{prefix}';

/** A network that says nothing counts as none. */
const PATIENCE_MS = 4000;

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // A scope is the beginning of an address: pages whose names begin alike are in it, too.
  if (request.mode === 'navigate') {
    if (isOurs(url)) event.respondWith(fresh(request, PAGE));
    return;
  }
  event.respondWith(answer(request, url.pathname, event.clientId));
});

const isOurs = ({ pathname }) => pathname === PAGE || pathname === `${PAGE}/`;

async function answer(request, key, clientId) {
  const client = await clients.get(clientId);
  if (!client || !isOurs(new URL(client.url))) return fetch(request);
  // The name of an asset says what is in it; everything else is asked for first.
  return key.includes('/_assets/') ? keptFirst(request, key) : fresh(request, key);
}

async function keptFirst(request, key) {
  return (await kept(key)) ?? fetch(request);
}

async function fresh(request, key) {
  const answer = fetch(request);
  const stored = await kept(key);
  if (!stored) return answer;
  const tooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, stored));
  return Promise.race([answer.catch(() => stored), tooLate]);
}

async function kept(key) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    // To open a cache would create it again where the page has just deleted it.
    const found = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
