// `!!raw-loader!./x.ts` and `./x.ts?raw`, as bundlers have it → the file whose text is meant; undefined for other imports.

export function rawFile(specifier: string): string | undefined {
  if (specifier.endsWith('?raw')) return specifier.slice(0, -'?raw'.length);
  const at = specifier.lastIndexOf('!');
  return at > 0 && specifier.slice(0, at).includes('raw-loader')
    ? specifier.slice(at + 1)
    : undefined;
}
