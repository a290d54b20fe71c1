// Every text of the interface in one place, ready for another language; `{n}`-like parts are filled in.
// Over 200 lines: it is one list.

import { mergeGroup } from '../content/config/merge-texts.ts';

export const englishTexts = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  sections: 'Sections',
  allSections: 'All sections',
  footer: 'Footer',
  tools: 'Tools',
  help: 'Help and contact',
  /** The links that the config puts into the header. */
  headerLinks: 'Links of this site',
  announcement: 'Announcement',
  dismiss: 'Dismiss',
  theme: {
    label: 'Color theme: {theme}',
    system: 'as on this device',
    light: 'light',
    dark: 'dark',
  },
  version: 'Version',
  versions: 'Versions',
  /** Before the version that a reader has chosen, and what choosing it is called. */
  yours: 'yours:',
  yourVersion: 'Choose the version you run',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  onThisPage: 'On this page',
  backToTop: 'Back to top',
  previous: 'Previous',
  next: 'Next',
  pager: 'Previous and next page',
  children: 'More on this subject',
  related: 'Related',
  /** Why a page is related: those steps link to this page. */
  relatedSteps: 'its steps link here',
  pageActions: 'Page actions',
  copyLink: 'Copy link to section',
  linkCopied: 'Link copied: {title}',
  print: 'Print',
  edit: 'Edit this page',
  viewMarkdown: 'View as Markdown',
  copyMarkdown: 'Copy as Markdown',
  copySection: 'Copy section',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here',
  copyCode: 'Copy code',
  wrapCode: 'Wrap lines',
  lastUpdated: 'Updated {date}',
  pages: '{count} pages',
  onePage: '1 page',
  noPagesYet: 'The pages of this section are being written.',
  inPreparation: 'in preparation',
  showAll: 'Show all, {count} more',
  expand: 'Open {label}',
  planned: 'not written yet',
  /** Names of the site's platforms, from its config. */
  platforms: {} as Record<string, string>,
  filter: {
    words: 'Filter by words',
    platform: 'Platform',
    allPlatforms: 'All platforms',
    group: 'Category',
    allGroups: 'All categories',
    differences: 'Only the differences',
    found: '{shown} of {total}',
    none: 'None of {total} match.',
    search: 'Search all documentation for “{words}”',
  },
  since: 'Since {version}',
  /** Beside what came, went or changed in a version. */
  marks: { since: 'since {version}', until: 'until {version}', changed: 'changed in {version}' },
  deprecated: 'Deprecated',
  deprecatedUse: 'Deprecated: {use}',
  banner: {
    unreleased: 'This is documentation for {label}, which is not released yet.',
    unmaintained: 'This is documentation for {label}, which is no longer maintained.',
    latest: 'See this page for {latest}',
    latestHome: 'See the documentation for {latest}',
  },
  notFound: {
    title: 'This page is not here',
    description: 'The address leads to no page of this site.',
    text: 'The address may be misspelled, or the page was never written. These pages have a similar address:',
    noScript: 'Start from the home page, or choose a section.',
    home: 'Go to the home page',
  },
  categoryDescription: 'All pages of {label}, with what each is about.',
  footerNote: 'Documentation of {product}.',
  arrived: '{title}, page loaded',
  zoom: 'Enlarge image',
  enlarge: 'Enlarge the diagram',
  diagramSource: 'This diagram is shown as its source.',
  close: 'Close',
  scrollable: 'Scrollable content',
  printed: 'Printed for: {labels}. What is only for other choices is left out.',
  callouts: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    important: 'Important',
    warning: 'Warning',
    danger: 'Danger',
    caution: 'Caution',
    success: 'Success',
    impact: 'Impact',
    example: 'Example',
  } as Record<string, string>,
  search: {
    label: 'Search',
    placeholder: 'Search the documentation',
    description: 'Search all pages of {title}.',
    noScript:
      'Search needs JavaScript, which is off or could not be loaded. Choose a section: each lists all its pages.',
    results: 'Results',
    sections: 'Show results of',
    allSections: 'All',
    searching: 'Searching…',
    found: '{results} results on {pages} pages',
    foundOnOne: '{results} results on 1 page',
    foundOne: '1 result',
    foundBest: 'Best {pages} of {total} pages',
    foundBestOfMore: 'Best {pages} of more than {total} pages',
    nothing: 'Nothing found for “{query}”',
    nothingIn: 'Nothing found for “{query}” in {section}',
    searchEverywhere: 'Search all sections',
    corrected: 'Showing results for {query}',
    didYouMean: 'Did you mean',
    browse: 'Look in a section',
    report: 'Tell us what you were looking for',
    failed: 'Part of the index could not be loaded. Search needs a network.',
    unavailable: 'Search could not be loaded.',
    tryAgain: 'Try again',
    recentSearches: 'Recent searches',
    recentPages: 'Recently read',
    clear: 'Clear',
    clearSearches: 'Clear recent searches',
    clearPages: 'Clear recently read pages',
    remove: 'Remove {label}',
    hint: 'Type a few words, the name of a property, or a version number.',
    all: 'See all results',
    more: 'Show more',
    /** The section of a result is on other pages too. */
    alsoOnOne: 'Also on 1 other page',
    alsoOn: 'Also on {pages} other pages',
    close: 'Close',
    keyMove: 'to move',
    keyOpen: 'to open',
    keyNewTab: 'in a new tab',
    keyClose: 'to close',
  },
  /** At the end of a page; `later` comes with the script. */
  ask: {
    question: 'Did this page get you there?',
    yes: 'Yes',
    no: 'No',
    missing: 'What was missing?',
    reasons: {
      'not-found': 'I couldn’t find it',
      'not-working': 'It didn’t work',
      'out-of-date': 'It’s out of date',
      hard: 'It’s hard to understand',
      other: 'Something else',
    } as Record<string, string>,
    text: 'In your words (no passwords or personal data)',
    send: 'Send',
    later: {
      thanks: 'Thank you for your answer.',
      failed: 'Your answer could not be sent. Please try again later.',
      report: 'Report a problem',
      about: 'About: {section}',
      stuck: 'I’m stuck here',
      stuckAt: 'Stuck at step {step}',
    },
  },
  /** Of copies that are taken along: a bundle for the disk, a PDF. */
  copy: {
    holds:
      'This copy holds {section} {version} and the pages it links to. Other links lead to {site}.',
    contents: 'Contents',
    asOf: 'As of {version}, {date}',
  },
  /** What a line begins with that says what success looks like. */
  check: 'Check:',
  /** Of a command: where and as whom it runs, and what success looks like. */
  command: { runs: 'On: {on} · As: {as}', worked: 'When it worked:' },
  values: {
    title: 'Your values',
    about:
      'Fill them in once: the commands of all guides show them, and copying takes them. They stay on this device. Passwords and keys have no place here.',
    set: '{set} of {total} filled in',
    clear: 'Clear all of them',
    cleared: 'Nothing is kept any more',
    odd: 'Unusual here, look again',
  },
  playVideo: 'Play video:',
  footnotes: 'Footnotes',
  backToText: 'Back to the text of note',
};

/** All texts of the interface. `{name}` in one is filled in with `fill`. */
export type Texts = typeof englishTexts;
export type SearchTexts = Texts['search'];

/** English with a site's own texts laid over it, group by group; a group and a text don't replace each other. */
export function mergeTexts(own: Record<string, unknown>): Texts {
  return mergeGroup(englishTexts, own);
}

/** What the search script needs to know about a site. */
export function searchSetup({
  texts,
  feedback,
}: {
  texts: Record<string, unknown>;
  feedback?: string | undefined;
}) {
  const { search, marks } = mergeTexts(texts);
  return { texts: search, since: marks.since, ...(feedback ? { feedback } : {}) };
}

/** What the script must know that listens to readers; undefined where nobody is asked. */
export function insightSetup(config: {
  texts: Record<string, unknown>;
  version: string;
  insight?: { sample: number } | undefined;
}) {
  const { insight, version, texts } = config;
  if (!insight) return undefined;
  return { sample: insight.sample, version, texts: mergeTexts(texts).ask.later };
}

/** The texts that the script of every page shows; they go into the script, not into the page. */
export function clientTexts(texts: Texts) {
  const { theme, copyCode, wrapCode, expand, zoom, close, scrollable } = texts;
  return { theme, copyCode, wrapCode, expand, zoom, close, scrollable };
}

/** Those that come with the first sign of use. */
export function laterTexts(texts: Texts) {
  const { copySection, copied, linkCopied, copyFailed, menu, arrived, printed } = texts;
  return { copySection, copied, linkCopied, copyFailed, menu, arrived, printed };
}
