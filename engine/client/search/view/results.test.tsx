// Search is written for React: without the build's Preact, as here, React draws it.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { englishTexts } from '../../../theme/texts.ts';
import { listHits } from '../list-hits.ts';
import { Results } from './Results.tsx';

it('is drawn by React itself', () => {
  const { groups } = listHits({
    query: 'soup',
    pages: [
      {
        id: 'a',
        url: '/a',
        title: [{ text: 'Soups', isMatch: true }],
        crumbs: [],
        section: { slug: 'docs', label: 'Docs' },
        description: 'All soups.',
        score: 1,
        sections: [],
      },
    ],
    total: 1,
    isMore: false,
    counts: [],
    nearest: [],
    words: [],
    failed: 0,
    isComplete: true,
  });
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <Results
      id="found"
      label="Results"
      texts={englishTexts.search}
      groups={groups}
      isComplete
      active={0}
      notIn={() => ''}
      onMove={nothing}
      onOpen={nothing}
      onWait={nothing}
    />,
  );
  expect(html).toContain('href="/a"');
  expect(html).toContain('<mark>Soups</mark>');
});
