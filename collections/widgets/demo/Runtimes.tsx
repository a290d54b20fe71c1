// The runtimes of an illustration → a choice between them; and what React Native has that isn't drawn.
import { fill, slugify } from '../../../engine/shared.ts';
import type { DemoTexts } from '../demo-texts.ts';
import type { RuntimeProps } from '../illustration.ts';
import { RUNTIME } from './use-runtime.ts';

type Props = {
  runtimes: RuntimeProps;
  chosen: unknown;
  texts: DemoTexts;
  onChoose(part: Record<string, string>): void;
};

export function RuntimeChoice({ runtimes, chosen, texts, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a line of text, not fields of a form.
    <span role="group" aria-label={texts.runtime} className="demo-runtimes">
      {Object.entries(runtimes.names).map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="tool"
          aria-pressed={name === chosen}
          onClick={() => onChoose({ [RUNTIME]: name })}
        >
          {label}
        </button>
      ))}
    </span>
  );
}

export function NotDrawn({ runtimes, texts }: Pick<Props, 'runtimes' | 'texts'>) {
  const { others = [], names } = runtimes;
  if (!others.length) return null;
  const runtime = names['react-native'];
  return (
    <details className="demo-control">
      <summary>{fill(texts.notDrawn, { runtime, count: others.length })}</summary>
      <ul>
        {others.map(([label, name]) => (
          <li key={`${label} ${name}`}>
            <Row id={`property-${slugify(name ?? label)}`}>{label}</Row>{' '}
            {name ? <code>{name}</code> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leads to the table of properties, where the page has it. */
function Row({ id, children }: { id: string; children: string }) {
  return document.getElementById(id) ? <a href={`#${id}`}>{children}</a> : children;
}
