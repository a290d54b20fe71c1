// `learn check --external`: the links to other sites, by site; for people, or as JSON for programs.

import { type ExternalLink, externalLinks } from '../build/checks/external-links.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { plural } from '../diagnostics/print-diagnostics.ts';
import type { configOptions } from './options.ts';

export async function listExternal(
  options: ReturnType<typeof configOptions>,
  isJson: boolean,
): Promise<undefined> {
  const links = externalLinks(loadSite(await loadConfig(options)));
  process.stdout.write(isJson ? `${JSON.stringify(links, null, 2)}\n` : toText(links));
  return undefined;
}

function toText(links: readonly ExternalLink[]): string {
  const sites = [...new Set(links.map(({ site }) => site))];
  const blocks = sites.map((site) => {
    const own = links.filter((link) => link.site === site);
    const lines = own.map(({ path, line, column, url }) => `  ${path}:${line}:${column}  ${url}\n`);
    return `${site}\n${lines.join('')}\n`;
  });
  const where = `${plural(links.length, 'link')} to ${plural(sites.length, 'other site')}.`;
  return `${blocks.join('')}${where} Nothing was fetched.\n`;
}
