// Groups of hits → a list box: a group for each page, an option for each hit, each of them a real link.

import type { MouseEvent, ReactNode } from 'react';
import type { MarkedText } from '../../../search/answer.ts';
import { fill } from '../../../text/fill.ts';
import type { SearchTexts } from '../../../theme/texts.ts';
import { linkTo } from '../../files.ts';
import type { NotIn } from '../../mine/not-in.ts';
import type { Hit, HitGroup } from '../list-hits.ts';
import { tabUrl } from '../result-url.ts';
import { Glyph } from './glyphs.tsx';
import { Marked } from './Text.tsx';

export type ResultsProps = {
  id: string;
  label: string;
  groups: readonly HitGroup[];
  /** Excerpts are there, or won't come: until then each row keeps a line for its own. */
  isComplete: boolean;
  active: number;
  onMove(at: number): void;
  /** A link was followed; in its own tab when a key or another button was held. */
  onOpen(url: string, isTab: boolean): void;
  /** A section was chosen whose address isn't known yet. */
  onWait(at: number): void;
  texts: SearchTexts;
  /** What the version that the reader runs lacks. */
  notIn: NotIn;
};

export const optionId = (list: string, at: number) => `${list}-${at}`;

export function Results(props: ResultsProps) {
  const { id, label, groups } = props;
  return (
    <div id={id} role="listbox" aria-label={label} className="search-list">
      {groups.map(({ page, beginning, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div
          key={page.id}
          role="group"
          aria-labelledby={`${id}-${page.id}`}
          className="search-group"
        >
          <PageRow {...props} page={page} hit={beginning} />
          {sections.map((hit, i) => (
            <Row
              key={hit.at}
              {...props}
              hit={hit}
              kind="section"
              label={hit.heading.length > 0 ? undefined : textOf(page.title)}
              lacking={props.notIn('', textOf(hit.heading))}
              also={i === 0 && page.alsoOn ? sayAlso(page.alsoOn, props.texts) : ''}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A page whose beginning is no hit: its title names the group, and leads there for the pointer. */
function PageRow({
  page,
  hit,
  ...props
}: ResultsProps & Pick<HitGroup, 'page'> & { hit: Hit | undefined }) {
  const name = (
    <>
      <span id={`${props.id}-${page.id}`} className="search-name">
        <Marked text={page.title} />
      </span>{' '}
      <span className="search-crumbs">{page.crumbs.join(' › ')}</span>{' '}
      <AsOf words={props.notIn(page.id, textOf(page.title))} />
    </>
  );
  if (hit) return <Row {...props} label={undefined} hit={hit} kind="page" name={name} />;
  return (
    <div aria-hidden="true">
      <a
        className="search-row is-page"
        href={page.url}
        tabIndex={-1}
        onClick={(event) => props.onOpen(page.url, isForTab(event))}
      >
        <Glyph name="page" />
        <span className="search-text">{name}</span>
      </a>
    </div>
  );
}

type RowProps = Omit<ResultsProps, 'label'> & {
  /** Where its heading isn't known yet. */
  label?: string | undefined;
  hit: Hit;
  kind: 'page' | 'section';
  name?: ReactNode;
  /** On how many other pages the same is said. */
  also?: string;
  /** Said where the reader's version hasn't got it. */
  lacking?: string;
};

function Row(props: RowProps) {
  const { id, active, isComplete, onMove, hit, kind, label, name, also, lacking } = props;
  const isActive = hit.at === active;
  const hasExcerpt = hit.excerpt ? hit.excerpt.length > 0 : !isComplete;
  const aim = (event: MouseEvent<HTMLAnchorElement>) => {
    const isTab = isForTab(event) || event.button !== 0;
    event.currentTarget.href = linkTo(isTab ? tabUrl(hit) : hit.url);
  };
  return (
    <a
      id={optionId(id, hit.at)}
      role="option"
      aria-selected={isActive}
      aria-label={label}
      className={`search-row is-${kind}`}
      href={hit.url}
      tabIndex={-1}
      onPointerMove={() => !isActive && onMove(hit.at)}
      onMouseDown={aim}
      onClick={(event) => {
        aim(event);
        if (label === undefined || isForTab(event)) return props.onOpen(hit.url, isForTab(event));
        event.preventDefault();
        props.onWait(hit.at);
      }}
    >
      <Glyph name={kind === 'page' ? 'page' : 'heading'} />
      <span className="search-text">
        {name ?? (
          <span className="search-name">
            {hit.heading.length > 0 ? <Marked text={hit.heading} /> : '\u00a0'}
          </span>
        )}{' '}
        <AsOf words={lacking} />
        {hasExcerpt ? (
          <span className="search-excerpt">
            {hit.excerpt ? <Marked text={hit.excerpt} /> : null}
          </span>
        ) : null}
        {also ? <span className="search-crumbs"> {also}</span> : null}
      </span>
      <Glyph name="enter" />
    </a>
  );
}

function AsOf({ words }: { words: string | undefined }) {
  return words ? <span className="as-of">{words}</span> : null;
}

const textOf = (text: MarkedText): string => text.map((run) => run.text).join('');

function sayAlso(pages: number, texts: SearchTexts): string {
  return pages === 1 ? texts.alsoOnOne : fill(texts.alsoOn, { pages });
}

export function isForTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
