// A built site and its bundle → what pages and sheets of the site show and the bundle doesn't, or shows from elsewhere.

import { openBuiltFolder } from '../../engine/build/files/built-folder.ts';
import { makeBundle } from '../../tools/offline/make-bundle.ts';
import { inBundle, onSite, shownIn } from './shown-files.ts';

export type ShownCheck = {
  /** Kind, such as `img src` → how many times pages and sheets of the site show one. */
  counts: Record<string, number>;
  /** A line each. */
  wrong: string[];
};

export async function checkShown(dir: string): Promise<ShownCheck> {
  const site = openBuiltFolder(dir);
  const bundle = await makeBundle(site);
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  for (const name of site.files.filter((one) => /(?:^|[^_]\/)index\.html$|\.css$/.test(one))) {
    if (name.startsWith('_') && !name.startsWith('_assets/')) continue;
    const wanted = shownIn(site.text(name), name, onSite(site.base, name));
    const held = shownIn(String(bundle.get(name)), name, inBundle(name));
    for (const [line, times] of wanted) {
      const [tag, key, ...rest] = line.split(' ');
      const kind = `${tag} ${key}`;
      counts[kind] = (counts[kind] ?? 0) + times;
      if (held.get(line) !== times)
        wrong.push(`${name}: ${line}: ${held.get(line) ?? 0} of ${times}`);
      else if (!bundle.has(rest.join(' '))) wrong.push(`${name}: ${line} isn't in the bundle`);
    }
    for (const line of held.keys()) if (!wanted.has(line)) wrong.push(`${name}: ${line} is new`);
  }
  return { counts, wrong };
}
