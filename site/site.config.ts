// The settings of this site. Changing the three names of the product renames every page, route and file.
import { guides } from '../collections/guides/index.ts';
import { releases } from '../collections/releases/index.ts';
import { screens } from '../collections/screens/index.ts';
import { widgets } from '../collections/widgets/index.ts';
import { defineConfig } from '../engine/index.ts';

export default defineConfig({
  product: { name: 'Millwork', slug: 'millwork', code: 'MW' },
  version: 'current',
  strict: true,
  title: '{Product} Learn',
  description:
    'Documentation of {Product}, the low-code platform for web and React Native apps: guides, widget reference, tutorials, releases.',
  url: 'https://docs.{product}.example',
  base: '/learn/',
  brand: {
    icon: './icon.svg',
    // Made by scripts/face.mjs. The feature draws an l that is no I.
    fonts: [
      {
        family: 'Inter',
        files: [{ src: './brand/face.woff2', weight: '400 700' }],
        features: ['cv05'],
        later: true,
      },
    ],
  },
  content: '../content',
  out: '../dist',
  feedback: 'mailto:docs@{product}.example?subject=Search:%20{query}',
  genericWords: ['Widget', '{PR}O', '{PR}E'],
  platforms: { web: 'Web', 'react-native': 'React Native', cordova: 'Cordova' },
  tools: [
    { label: 'Upgrade report', page: 'upgrade' },
    { label: 'Runbook', page: 'runbook' },
    { label: 'What works where', page: 'app-development/widgets/platforms' },
    { label: 'Screens', page: 'screens' },
  ],
  help: [{ label: 'Contact', url: 'mailto:docs@{product}.example' }],
  theme: './theme/index.ts',
  collections: [
    widgets({
      illustrations: './widgets',
      lists: ['app-development/widgets/platforms', 'react-native/supported-widgets'],
    }),
    releases({ pages: '{product}-release-notes/v{version}', section: 'release-notes' }),
    guides({ section: 'enterprise', offline: true }),
    screens({ section: 'docs' }),
  ],
});
