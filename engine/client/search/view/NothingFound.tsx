// No result → how to go on: similar words, other sections, and how to tell us.

import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../../search/answer.ts';
import { fill } from '../../../text/fill.ts';
import { reportUrl } from '../result-url.ts';
import type { SectionLink } from '../section-links.ts';
import type { SearchContext } from '../session.ts';
import { Filled } from './Text.tsx';

type Props = {
  context: SearchContext;
  answer: SearchAnswer;
  /** The one that was searched alone. */
  section: SectionLink | undefined;
  sections: readonly SectionLink[];
  onSearch(query: string): void;
  onSearchAll(): void;
  onLeave(): void;
};

export function NothingFound(props: Props) {
  const { context, answer, section, sections } = props;
  const { texts, feedback } = context;
  const said = section ? fill(texts.nothingIn, { section: section.label }) : texts.nothing;
  return (
    <div className="search-nothing">
      <p className="search-nothing-title">
        <Filled text={said} name="query">
          <bdi>{shorten(answer.query.trim())}</bdi>
        </Filled>
      </p>
      {section ? (
        <button type="button" className="search-choice" onClick={props.onSearchAll}>
          {texts.searchEverywhere}
        </button>
      ) : null}
      {answer.nearest.length > 0 ? (
        <Choices title={texts.didYouMean}>
          {answer.nearest.map((word) => (
            <li key={word}>
              <button type="button" className="search-choice" onClick={() => props.onSearch(word)}>
                {word}
              </button>
            </li>
          ))}
        </Choices>
      ) : null}
      <SectionChoices title={texts.browse} sections={sections} onLeave={props.onLeave} />
      {feedback ? (
        <p>
          <a href={reportUrl(feedback, answer.query)}>{texts.report}</a>
        </p>
      ) : null}
    </div>
  );
}

type SectionChoicesProps = {
  title: string;
  sections: readonly SectionLink[];
  onLeave?: () => void;
};

export function SectionChoices({ title, sections, onLeave }: SectionChoicesProps) {
  return (
    <Choices title={title}>
      {sections.map(({ slug, label, url }) => (
        <li key={slug}>
          <a className="search-choice" href={url} onClick={onLeave}>
            {label}
          </a>
        </li>
      ))}
    </Choices>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="search-choices">{children}</ul>
    </section>
  );
}

const LONGEST = 80;

function shorten(query: string): string {
  const letters = [...query];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : query;
}
