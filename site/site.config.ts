// What this site says of itself. Changing the three names of the product renames every page, route and file.
import { defineConfig } from '../engine/config.ts';

export default defineConfig({
  product: { name: 'Millwork', slug: 'millwork', code: 'MW' },
  version: 'current',
  title: '{Product} Learn',
  description:
    'Documentation of {Product}, the low-code platform for web and React Native apps: guides, widget reference, tutorials, releases.',
  url: 'https://docs.{product}.example',
  base: '/learn/',
  releasePages: '{product}-release-notes/v{version}',
  content: '../content',
  out: '../dist',
  feedback: 'mailto:docs@{product}.example?subject=Search:%20{query}',
  theme: './theme/index.ts',
  islands: './islands',
});
