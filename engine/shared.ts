// The public surface for code that runs in Node and in a browser: pure functions, and components without state.

export { humanize } from './content/sidebars/generate-sidebar.ts';
export { extractFile } from './model/routes.ts';
export { parseAttributes, placeOfValue } from './text/attributes.ts';
export { figureId } from './text/figure-id.ts';
export { fill } from './text/fill.ts';
export { firstWords } from './text/first-words.ts';
export { fnv1a } from './text/fnv.ts';
export { formatDate } from './text/format-date.ts';
export {
  attributesToHtml,
  type Html,
  type HtmlValue,
  headingApart,
  html,
  trustHtml,
  unescapeHtml,
} from './text/html.ts';
export { isRecord } from './text/is-record.ts';
export { FITS, withJoints } from './text/joints.ts';
export { lookUp } from './text/look-up.ts';
export { nearest } from './text/nearest.ts';
export { lastFor, once, onceFor } from './text/once.ts';
export { linksToText, plainLabel, plainMarkdown } from './text/plain-markdown.ts';
export { createSlugger, slugify } from './text/slug.ts';
export { ValuesPanel } from './theme/ValuesPanel.tsx';
