// The public surface for code that runs in Node and in a browser: pure functions, and components without state.
export { placeOfValue } from './attributes.ts';
export { humanize } from './content/generate-sidebar.ts';
export { fnv1a } from './fnv.ts';
export { formatDate } from './format-date.ts';
export { escapeHtml } from './html.ts';
export { lookUp } from './look-up.ts';
export { nearest } from './nearest.ts';
export { createSlugger, slugify } from './slug.ts';
export { ValuesPanel } from './theme/ValuesPanel.tsx';
