// What an installer chooses, as groups of buttons of which one is on.
import type { Runbook } from '../../../engine/content/runbook-file.ts';
import type { Chosen } from '../../../engine/content/runbook-steps.ts';
import { askedChoices } from './choose.ts';

type Props = { runbook: Runbook; chosen: Chosen; onChoose(name: string, option: string): void };

export function RunbookForm({ runbook, chosen, onChoose }: Props) {
  return (
    <div className="runbook-form">
      {askedChoices(runbook, chosen).map(([name, { label, options }]) => (
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
