// What the config puts around pages → diagnostics where it leads to no page, no heading, or names no version.
import path from 'node:path';
import { placeOfValue } from '../../content/config/config-problems.ts';
import { isFromOutside } from '../../content/config/head-settings.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { checkAnchor, type PageLinks } from '../../model/check-links.ts';
import { type FrameTarget, frameTarget, listFrameTargets } from '../../model/frame.ts';
import { resolveLink } from '../../model/resolve-link.ts';
import type { Site } from '../../model/site.ts';
import { nearest } from '../../text/nearest.ts';

/** The config is of this checkout: a version from another ref may lack pages, and leaves their links out. */
export function checkFrame(
  loaded: LoadedConfig,
  site: Site,
  pages: readonly PageLinks[],
): Diagnostic[] {
  const { config, siteDir, contentDir, file } = loaded;
  if (!config.header.length && !config.footer && !config.announcement) return [];
  if (contentDir !== path.resolve(siteDir, config.content)) return [];
  const anchorsOf = new Map(pages.map((page) => [page.id, page.anchors]));
  return [
    ...listFrameTargets(config).flatMap((target) => checkTarget(target, { site, file, anchorsOf })),
    ...checkVersions(loaded, site),
  ];
}

type Known = {
  site: Site;
  file: string;
  anchorsOf: ReadonlyMap<string, readonly string[]>;
};

function checkTarget({ to, keys }: FrameTarget, { site, file, anchorsOf }: Known): Diagnostic[] {
  const { id, anchor } = frameTarget(site, to);
  const place = { ...placeOfValue(file, keys, to), length: to.length };
  const target = resolveLink(site, id);
  if (target.state !== 'missing') {
    const problem = checkAnchor(site, { id, anchor, href: to }, anchorsOf);
    return problem ? [diagnose(place, problem)] : [];
  }
  return [
    diagnose(place, {
      code: 'config/unknown-page',
      message: `The link to "${to}" goes to a page that is not there.`,
      hint: target.closest
        ? `Write "${target.closest}" instead.`
        : 'Give the id of a page, such as teams/overview; an address outside goes into "href".',
    }),
  ];
}

/** Scripts of the site itself are served from its public folder. */
export function checkHeadScripts(
  { config, file }: LoadedConfig,
  publicFiles: readonly { path: string }[],
): Diagnostic[] {
  const names = publicFiles.map((one) => one.path);
  return config.head.scripts.flatMap(({ src }, i) => {
    if (src === undefined || isFromOutside(src) || names.includes(src)) return [];
    const keys = ['head', 'scripts', i, 'src'];
    const place = { ...placeOfValue(file, keys, src), length: src.length };
    const meant = nearest(src, names);
    return [
      diagnose(place, {
        code: 'config/unknown-file',
        message: `There is no file "${src}" in the public folder.`,
        hint: meant
          ? `Write "${meant}" instead.`
          : 'Put it there, or give an address that begins with https://.',
      }),
    ];
  });
}

function checkVersions({ config, file }: LoadedConfig, site: Site): Diagnostic[] {
  const known = site.versions.map((one) => one.version);
  return (config.announcement?.versions ?? []).flatMap((version, i) => {
    if (known.includes(version)) return [];
    const keys = ['announcement', 'versions', i];
    const place = { ...placeOfValue(file, keys, version), length: version.length };
    const meant = nearest(version, known);
    return [
      diagnose(place, {
        code: 'config/unknown-version',
        message: `The announcement is for version "${version}", and there is none.`,
        hint: meant ? `Write "${meant}" instead.` : `Versions: ${known.join(', ')}`,
      }),
    ];
  });
}
