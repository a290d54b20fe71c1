// A page of a tutorial → above it all parts and what this one leaves you with; below it the same result, and the way on.
import type { SlotProps } from '../../engine/index.ts';
import { fill } from '../../engine/shared.ts';
import type { GuideFacts } from './page-data.ts';
import type { GuideTexts } from './texts.ts';
import type { TutorialPlace } from './tutorial-place.ts';

type Props = SlotProps<GuideFacts, { runbook: GuideTexts }>;

/** The script `client/tutorial.ts` remembers where a reader is, and shows the link to go on. */
export function TutorialHead({ facts: { tutorial }, texts: { runbook } }: Props) {
  if (!tutorial) return null;
  const { at, title, parts, start } = tutorial;
  const words = runbook.tutorial;
  return (
    <nav
      className="breadcrumbs tutorial numbered"
      aria-label={fill(words.label, { title })}
      data-tutorial={start}
    >
      <p>
        {at < 0 ? (
          <>
            {fill(words.parts, { total: parts.length })}{' '}
            <a href={parts[0]?.url} data-tutorial-again="" hidden>
              {words.again}
            </a>
          </>
        ) : (
          <>
            <a href={start}>{title}</a>: {fill(words.place, { at: at + 1, total: parts.length })}
          </>
        )}
      </p>
      <ol>
        {parts.map(({ url, label }, i) => (
          <li key={url}>
            <a href={url} aria-current={i === at ? 'step' : undefined}>
              {i === at ? <b>{label}</b> : label}
            </a>
          </li>
        ))}
      </ol>
      <Result tutorial={tutorial} words={words.result} />
    </nav>
  );
}

/** At the end: what a reader has now, and the next part. */
export function TutorialEnd({ facts: { tutorial }, texts: { runbook } }: Props) {
  if (!tutorial || tutorial.at < 0) return null;
  const next = tutorial.parts[tutorial.at + 1];
  return (
    <div className="tutorial">
      <Result tutorial={tutorial} words={runbook.tutorial.have} />
      {next ? (
        <p>
          {runbook.tutorial.next} <a href={next.url}>{next.label}</a>
        </p>
      ) : null}
    </div>
  );
}

function Result({ tutorial: { at, parts }, words }: { tutorial: TutorialPlace; words: string }) {
  const result = (parts[at] ?? parts.at(-1))?.result;
  return (
    <p className="check">
      <b>{words}</b> {result}
    </p>
  );
}
