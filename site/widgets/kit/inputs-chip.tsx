// What one types → suggestions, and the entry that is added as a chip.
import { useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';

type ChipInputProps = {
  labelId: string;
  suggestions: readonly string[];
  minChars: number;
  isOnlySelect: boolean;
  onAdd(entry: string): void;
  /** Backspace in the empty box. */
  onBackspace(): void;
};

export function ChipInput(props: ChipInputProps) {
  const { labelId, suggestions, minChars, isOnlySelect, onAdd, onBackspace } = props;
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
      defaultItems={suggestions.map((text) => ({ text }))}
      defaultFilter={(text, sought) => isSuggested(text, sought, minChars)}
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

/** Outside of a live form, at least one character starts the search. */
function isSuggested(name: string, typed: string, minChars: number): boolean {
  const sought = typed.trim().toLowerCase();
  return sought.length >= Math.max(1, minChars) && name.toLowerCase().includes(sought);
}
