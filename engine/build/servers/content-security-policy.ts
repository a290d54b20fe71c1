// A site's settings → its Content-Security-Policy: nothing from outside but what its config names.
import { type HeadSettings, isFromOutside } from '../../content/config/head-settings.ts';
import type { SiteConfig } from '../../content/config/settings.ts';
import { dismissScriptHash, inlineScriptHash, scriptHash } from '../../render/render-page.tsx';

type Settings = Pick<SiteConfig, 'brand' | 'announcement' | 'head'>;

/** No frames but a video's, which is only requested when a reader starts it. */
export function contentSecurityPolicy({ brand, announcement, head }: Settings): string {
  return [
    "default-src 'none'",
    allow('script-src', [
      "'self'",
      inlineScriptHash(),
      ...(announcement?.dismissable ? [dismissScriptHash()] : []),
      ...scriptSources(head),
    ]),
    "style-src 'self'",
    "img-src 'self' data:",
    ...(brand.fonts.length ? ["font-src 'self'"] : []),
    "media-src 'self'",
    allow('connect-src', ["'self'", ...head.scripts.flatMap(({ connect }) => connect)]),
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const allow = (kind: string, sources: readonly string[]): string =>
  [kind, ...new Set(sources)].join(' ');

/** The hash of an inline script, the address of one from outside: nothing else of its host. */
function scriptSources({ scripts }: HeadSettings): string[] {
  return scripts.flatMap(({ src, inline }) => {
    if (inline !== undefined) return [scriptHash(inline)];
    return src !== undefined && isFromOutside(src) ? [sourceOf(src)] : [];
  });
}

/** A source has no query, and these signs would end it. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,'$"\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
