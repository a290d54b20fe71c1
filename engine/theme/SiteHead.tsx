// What the config puts into the head of every page.
import { isFromOutside } from '../content/config/head-settings.ts';
import type { SiteData } from './site-data.ts';

export function SiteHead({ siteData: { head, base } }: { siteData: SiteData }) {
  const addressOf = (href: string) => (/^[a-z]+:/i.test(href) ? href : base + href);
  return (
    <>
      {head.tags.map(({ meta, link }) =>
        meta ? (
          <meta
            key={JSON.stringify(meta)}
            name={meta.name}
            property={meta.property}
            content={meta.content}
            media={meta.media}
          />
        ) : link ? (
          <link
            key={JSON.stringify(link)}
            rel={link.rel}
            href={addressOf(link.href)}
            type={link.type}
            title={link.title}
            hrefLang={link.hreflang}
          />
        ) : null,
      )}
      {head.scripts.map(({ src, inline, module, async, integrity, data }) => {
        const own = {
          // Copies for a disk leave these out: see `tools/offline/page.ts`.
          'data-site': '',
          ...(module ? { type: 'module' } : {}),
          ...Object.fromEntries(Object.entries(data).map(([key, one]) => [`data-${key}`, one])),
        };
        if (inline !== undefined)
          return <script key={inline} {...own} dangerouslySetInnerHTML={{ __html: inline }} />;
        if (src === undefined) return null;
        return (
          <script
            key={src}
            {...own}
            src={addressOf(src)}
            async={async}
            defer={!async && !module}
            integrity={integrity}
            crossOrigin={integrity && isFromOutside(src) ? 'anonymous' : undefined}
          />
        );
      })}
    </>
  );
}
