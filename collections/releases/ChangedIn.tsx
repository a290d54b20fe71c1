// Releases that changed what a page is about, with links to their notes on it.
import { fill } from '../../engine/shared.ts';
import type { ReleaseLink } from './page-data.ts';
import type { ReleaseTexts } from './texts.ts';

/** So many are shown; the others are folded. */
const SHOWN = 6;

export function ChangedIn({ changes, texts }: { changes: ReleaseLink[]; texts: ReleaseTexts }) {
  if (changes.length === 0) return null;
  const rest = changes.slice(SHOWN);
  return (
    <div className="changed-in">
      <span className="changed-label">{texts.changedIn}</span>
      <Links changes={changes.slice(0, SHOWN)} />
      {rest.length ? (
        <details>
          <summary>{fill(texts.earlier, { count: rest.length })}</summary>
          <Links changes={rest} />
        </details>
      ) : null}
    </div>
  );
}

function Links({ changes }: { changes: ReleaseLink[] }) {
  return (
    <ul>
      {changes.map(({ label, url }) => (
        <li key={url}>
          <a href={url}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
