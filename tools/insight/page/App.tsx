// The whole page: views, filters, and the answer to what is chosen.
import { useEffect, useState } from 'react';
import type { Overview as OverviewFacts } from '../read/findings.ts';
import { addressOf, filterOf, show, useShown, VIEWS, type View } from './address.ts';
import { setToken } from './api.ts';
import { Filters } from './Filters.tsx';
import { Missing } from './Missing.tsx';
import { Overview } from './Overview.tsx';
import { Pages } from './Pages.tsx';
import { Searches } from './Searches.tsx';
import { Speed } from './Speed.tsx';
import { useLoad } from './use-load.ts';

type AppProps = { title: string; base: string; needsToken: boolean };

const NAMES: Record<View, string> = {
  overview: 'Overview',
  pages: 'Pages',
  searches: 'Searches',
  missing: 'Not found',
  speed: 'Speed and errors',
};

const PARTS = { pages: Pages, searches: Searches, missing: Missing, speed: Speed };

export function App({ title, base }: AppProps) {
  const shown = useShown();
  const overview = useLoad<OverviewFacts>('overview', filterOf(shown));
  const { view } = shown;
  useEffect(() => {
    document.title = `${NAMES[view]} | What readers say | ${title}`;
  }, [view, title]);
  const Part = view === 'overview' ? undefined : PARTS[view];
  return (
    <>
      <header>
        <a href={base}>{title}</a>
        <nav aria-label="Views">
          {VIEWS.map((one) => (
            <a
              key={one}
              href={addressOf(shown, { view: one, sort: '' })}
              aria-current={one === view ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                show(event.currentTarget.search);
              }}
            >
              {NAMES[one]}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{NAMES[view]}</h1>
        {overview.needsToken ? (
          <SignIn onToken={overview.again} />
        ) : (
          <>
            <Filters shown={shown} choices={overview.value?.choices} />
            {Part ? <Part shown={shown} base={base} /> : <Overview loaded={overview} />}
          </>
        )}
      </main>
    </>
  );
}

function SignIn({ onToken }: { onToken(): void }) {
  const [token, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        setToken(token);
        setTried(true);
        onToken();
      }}
    >
      <label>
        Token
        <input
          type="password"
          autoComplete="current-password"
          value={token}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit">Show</button>
      {hasTried ? <p role="alert">This token isn’t the right one.</p> : null}
    </form>
  );
}
