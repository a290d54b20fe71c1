// The mark beside the site's name, where its config has one.

import type { LogoProps } from './part-props.ts';

/** Nothing, unless the site has a logo. */
export function Logo({ siteData: { brand } }: LogoProps) {
  return brand.logo.map(({ url, theme, width, height }) => (
    <img
      key={url}
      className={theme ? `logo only-${theme}` : 'logo'}
      src={url}
      width={width}
      height={height}
      alt=""
    />
  ));
}
