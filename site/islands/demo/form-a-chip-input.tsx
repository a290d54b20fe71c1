// What one types ▶ suggestions, and the entry that is added as a chip.
import { useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';

type ChipInputProps = {
  labelId: string;
  suggest(typed: string): string[];
  isOnlySelect: boolean;
  onAdd(entry: string): void;
  /** Backspace in the empty box. */
  onBackspace(): void;
};

export function ChipInput({ labelId, suggest, isOnlySelect, onAdd, onBackspace }: ChipInputProps) {
  const [typed, setTyped] = useState('');
  const add = (entry: string) => {
    setTyped('');
    onAdd(entry);
  };
  return (
    <ComboBox
      aria-labelledby={labelId}
      className="d-fa-adder"
      allowsCustomValue={!isOnlySelect}
      items={suggest(typed).map((text) => ({ text }))}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => {
        if (key !== null) add(String(key));
        else if (isOnlySelect) setTyped('');
      }}
    >
      <Input
        className="d-fa-adder-input"
        placeholder="Add a name"
        onKeyDown={({ key, currentTarget }) => {
          const isChoosing = currentTarget.hasAttribute('aria-activedescendant');
          if (key === 'Enter' && typed && !isOnlySelect && !isChoosing) add(typed);
          if (key === 'Backspace' && typed === '') onBackspace();
        }}
      />
      <Popover className="d-fa-popover">
        <ListBox className="d-fa-list">
          {({ text }: { text: string }) => (
            <ListBoxItem id={text} textValue={text} className="d-fa-option">
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
