// `editUrl` of the config and a page's file → the address where the file is edited.

/** @param file  from the folder that has the content folder. */
export function editUrl(pattern: string, file: string): string {
  const [before = '', ...rest] = pattern.split('{path}');
  let url = before;
  for (const text of rest) url += (url.includes('?') ? inQuery(file) : inPath(file)) + text;
  return url;
}

/** Nothing but "?" and "#" ends a path. */
const inPath = (file: string): string =>
  encodeURI(file).replace(/[?#]/g, (sign) => encodeURIComponent(sign));

/** Azure Repos has the file in `?path=/{path}`, where "&" and "+" also mean something. */
const inQuery = (file: string): string => file.split('/').map(encodeURIComponent).join('/');
