// What could be bound to a property, to try with one click: a row of buttons beside the widget.
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

type Props = {
  label: string;
  choices: readonly { value: string; label: string; shown?: ReactNode }[];
  value: string;
  onChoose(value: string): void;
};

export function Choices({ label, choices, value, onChoose }: Props) {
  return (
    <div className="d-choices">
      <span aria-hidden="true">{label}</span>
      <ToggleButtonGroup
        aria-label={label}
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChoose(String(key));
        }}
        disallowEmptySelection
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice.value}
            id={choice.value}
            className="d-choice"
            {...(choice.shown ? { 'aria-label': choice.label } : {})}
          >
            {choice.shown ?? choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
