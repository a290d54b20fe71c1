// `themeConfig.navbar.items` → what the header calls each section.
import { isRecord } from '../syntax/evaluate.ts';
import type { Asker } from './ask.ts';
import type { DocusaurusSite } from './docusaurus-site.ts';

type Navigation = DocusaurusSite['navigation'];

export function readNavigation(theme: Record<string, unknown>, ask: Asker): Navigation {
  const navbar = isRecord(theme.navbar) ? theme.navbar : {};
  return itemsOf(navbar.items, ask, 0);
}

function itemsOf(value: unknown, ask: Asker, depth: number): Navigation {
  if (value === undefined || depth > 3) return [];
  return ask.list(value, '"navbar.items"').flatMap((item) => {
    if (!isRecord(item)) return [];
    const inside = item.items === undefined ? [] : itemsOf(item.items, ask, depth + 1);
    return typeof item.label === 'string' ? [toEntry(item, item.label), ...inside] : inside;
  });
}

function toEntry(item: Record<string, unknown>, label: string): Navigation[number] {
  const instance = typeof item.docsPluginId === 'string' ? item.docsPluginId : 'default';
  return {
    label,
    instance,
    ...(typeof item.sidebarId === 'string' ? { sidebar: item.sidebarId } : {}),
    ...(typeof item.docId === 'string' ? { doc: item.docId } : {}),
    ...(typeof item.to === 'string' ? { to: item.to } : {}),
  };
}
