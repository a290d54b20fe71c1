// The site's icon as an address that holds the picture itself, so that no request is made for it.

/** A drawn joint: two interlocking parts. */
const SVG =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#a4480f'/><path d='M6 8h9v5h5v6h-5v5H6z' fill='#fff'/><path d='M26 8h-8v3h4v10h-4v3h8z' fill='#f6c9a4'/></svg>";

export const FAVICON = `data:image/svg+xml,${SVG.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
