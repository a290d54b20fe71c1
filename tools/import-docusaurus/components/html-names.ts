// Which names in angle brackets are HTML; others that begin with a small letter are what people write for "your value here".

const NAMES = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite ' +
    'code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font ' +
    'footer form frame h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link ' +
    'main map mark math menu meta meter nav nobr noscript object ol optgroup option output p param picture pre ' +
    'progress q rp rt ruby s samp script section select slot small source span strike strong style sub summary sup ' +
    'svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'
  ).split(' '),
);

export function isHtml(name: string): boolean {
  return (
    NAMES.has(name.toLowerCase()) &&
    /^[a-z]/i.test(name) &&
    (name === name.toLowerCase() || name === name.toUpperCase())
  );
}
