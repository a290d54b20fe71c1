// A built site → the base path it was built for.

export function parseServerBase(site: ReadonlyMap<string, string>): string {
  return (JSON.parse(site.get('_server.json') ?? '{"base":"/"}') as { base: string }).base;
}
