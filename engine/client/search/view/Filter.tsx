// Counts by section → one choice among them; arrow keys move it, as in any group of radio buttons.
import type { SearchTexts } from '../../../theme/texts.ts';
import type { SectionLink } from '../section-links.ts';

type Counts = readonly { slug: string; label: string; count: number }[];

type Props = {
  counts: Counts;
  /** There are more pages than were counted. */
  isMore: boolean;
  sections: readonly SectionLink[];
  chosen: string;
  texts: SearchTexts;
  onChoose(slug: string): void;
};

export function Filter({ counts, isMore, sections, chosen, texts, onChoose }: Props) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { slug: '', label: texts.allSections, count: all },
    ...withChosen(counts, sections, chosen),
  ];
  return (
    <fieldset className="search-filter">
      <legend className="visually-hidden">{texts.sections}</legend>
      {choices.map(({ slug, label, count }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the radio button itself.
        <label
          key={slug}
          onClick={(event) => {
            if (event.target instanceof HTMLInputElement) return;
            // The focus stays in the input; a label would take it.
            event.preventDefault();
            onChoose(slug);
          }}
        >
          <input
            type="radio"
            name="section"
            className="visually-hidden"
            checked={slug === chosen}
            onChange={() => onChoose(slug)}
          />
          {label}{' '}
          <span>
            {count}
            {isMore && count > 0 ? '+' : ''}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The chosen section is there even when nothing in it matches. */
function withChosen(counts: Counts, sections: readonly SectionLink[], chosen: string): Counts {
  const own = sections.find(({ slug }) => slug === chosen);
  if (!own || counts.some(({ slug }) => slug === chosen)) return counts;
  return [...counts, { slug: own.slug, label: own.label, count: 0 }];
}
