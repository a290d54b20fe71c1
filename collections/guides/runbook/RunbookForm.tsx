// What an installer chooses, as groups of buttons of which one is on.
import type { Runbook } from '../runbook-file.ts';
import type { Chosen } from '../runbook-pages.ts';
import { askedChoices } from './choose.ts';

/** Its id: the sticky bar leads back to it. */
export const CHOICES = 'choices';

/** What is chosen in the form that the server has sent, as it would be in an address. */
export function readForm(): string {
  if (typeof document === 'undefined') return '';
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${CHOICES} input:checked`);
  return `${new URLSearchParams([...inputs].map(({ name, value }) => [name, value]))}`;
}

/** What only some answers to a question ask further comes last: then nothing above it moves. */
function inPlace(runbook: Runbook, chosen: Chosen) {
  const isLate = (name: string) =>
    Object.keys(runbook.choices[name]?.when ?? {}).some(
      (other) => Object.keys(runbook.choices[other]?.when ?? {}).length,
    );
  const requested = askedChoices(runbook, chosen);
  return [
    ...requested.filter(([name]) => !isLate(name)),
    ...requested.filter(([name]) => isLate(name)),
  ];
}

type Props = { runbook: Runbook; chosen: Chosen; onChoose(name: string, option: string): void };

export function RunbookForm({ runbook, chosen, onChoose }: Props) {
  return (
    <div id={CHOICES} className="runbook-form">
      {inPlace(runbook, chosen).map(([name, { label, options }]) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {Object.entries(options).map(([option, text]) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={chosen[name] === option}
                onChange={() => onChoose(name, option)}
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
