// What is known of a site's brand once its config and its files are read.

/** A picture before the site's name, as it is drawn. */
export type LogoImage = { url: string; width: number; height: number; theme?: 'light' | 'dark' };

/** Plain data that every page is drawn with. */
export type Brand = {
  logo: LogoImage[];
  showName: boolean;
  /** Address of the icon; small ones hold the picture itself. */
  icon: string;
  /** Address of the icon for home screens. */
  touchIcon?: string;
  /** Address of the picture for previews of links, without the host. */
  image?: string;
};

export type LoadedBrand = {
  shown: Brand;
  /** Rules over the engine's, with the fonts by the names of `fonts`. */
  css: string;
  /** Name in the style sheet → absolute path. */
  fonts: Readonly<Record<string, string>>;
  /** Path of the output → absolute path. */
  files: readonly { path: string; file: string }[];
};
