// What a Docusaurus config says of the look of its site → settings of our config, and what became of each of its settings.
import { changed, toLookAt } from '../inventory/inventory.ts';
import { isUnread } from '../syntax/evaluate.ts';
import { type BrandSource, recordIn } from './brand-source.ts';
import { type FrameSettings, readFrame } from './read-frame.ts';
import { type HeadSettings, readHead } from './read-head.ts';
import { type BrandSettings, readPictures } from './read-pictures.ts';

export type SourceBrand = FrameSettings &
  HeadSettings & { brand?: BrandSettings; editUrl?: string };

export function readBrand(source: BrandSource): SourceBrand {
  const theme = recordIn(source.site.settings, 'themeConfig');
  const brand = readPictures(theme, source);
  const editUrl = readEditUrl(source);
  return {
    ...(Object.keys(brand).length > 0 ? { brand } : {}),
    ...readFrame(theme, source),
    ...readHead(theme, source),
    ...(editUrl ? { editUrl } : {}),
  };
}

/** The first instance's: ours has one, for all pages. */
function readEditUrl({ site, entries }: BrandSource): string | undefined {
  for (const { editUrl, place } of site.docs) {
    const at = `${place}.editUrl`;
    if (typeof editUrl === 'string' && /^https?:\/\//.test(editUrl)) {
      entries.set(at, changed('"editUrl": the new site’s file at the old site’s place'));
      return `${editUrl.replace(/\/?$/, '/')}{path}`;
    }
    if (isUnread(editUrl))
      entries.set(at, toLookAt('it is a function: write "editUrl" in the config'));
  }
  return undefined;
}
