// A number of the part that is selected in the stage, such as the width of a column: less, more, or typed.
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
};

export function PartNumber({ label, value, min, max, onChange }: Props) {
  return (
    <NumberField
      className="d-part-number"
      value={value}
      minValue={min}
      maxValue={max}
      onChange={(typed) => {
        if (Number.isFinite(typed)) onChange(typed);
      }}
    >
      <Label>{label}</Label>
      <Group className="d-part-steps">
        <Button slot="decrement">−</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </NumberField>
  );
}
