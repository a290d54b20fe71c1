// Where a reader's form leads without JavaScript: a page of thanks, with the way back to the site.
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteCard } from '../../../engine/tooling.ts';

/** The same for everybody: nothing of what was sent is in it. */
export function thanksPage({
  base,
  lang,
  title,
}: Pick<SiteCard, 'base' | 'lang' | 'title'>): string {
  const page = (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>{`Thank you | ${title}`}</title>
      </head>
      <body>
        <main>
          <h1>Thank you</h1>
          <p>Your answer has arrived. It helps us to make this page better.</p>
          <p>Use your browser’s Back button to return to the page.</p>
          <p>
            <a href={base}>Go to the home page of {title}</a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
