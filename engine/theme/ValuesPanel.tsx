// Names of values that a page's commands show → the panel where a reader fills them in.
import type { GuideValues, ValueKind } from '../content/pages/guide-values.ts';
import type { Texts } from './texts.ts';

/** What a sensible value looks like; another one is shown all the same, with a word of doubt. */
const PATTERNS: Record<ValueKind, string> = {
  host: String.raw`[\w.\-]+`,
  address: String.raw`[\w.:\-]+`,
  network: String.raw`[\d.]+/\d{1,2}`,
  port: String.raw`\d{1,5}`,
  path: String.raw`[\w.\/~@+\-]+`,
  device: String.raw`/dev/[\w\-\/]+`,
  url: String.raw`https?://\S+`,
  version: String.raw`\d[\w.\-]*`,
  name: String.raw`[\w.@:\/\-]+`,
};

type Props = { names: readonly string[]; values: GuideValues; texts: Pick<Texts, 'values'> };

/** Fields for the values that commands show; nothing without names. For pages whose script calls `startValues`. */
export function ValuesPanel({ names, values, texts }: Props) {
  if (names.length === 0) return null;
  const { title, about, set, clear, cleared } = texts.values;
  return (
    <details className="values needs-script" data-values>
      <summary>
        <b>{title}</b>
        <span className="values-count" data-text={set} />
      </summary>
      <p>{about}</p>
      <div className="values-fields">
        {names.map((name) => (
          <Field key={name} name={name} values={values} odd={texts.values.odd} />
        ))}
      </div>
      <button type="button" className="button plain" data-clear-values={cleared}>
        {clear}
      </button>
    </details>
  );
}

function Field({ name, values, odd }: { name: string; values: GuideValues; odd: string }) {
  const field = values.fields[name];
  if (!field) return null;
  return (
    <label>
      <span>{field.label}</span>
      <input
        name={name}
        placeholder={field.example ?? `<${name}>`}
        pattern={PATTERNS[field.kind]}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <small>{odd}</small>
    </label>
  );
}
