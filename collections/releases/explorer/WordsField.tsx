// Words that a list is searched by, typed in a field above it.
import { useId } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  words: string;
  /** Characters at most. */
  longest: number;
  onWords(words: string): void;
};

export function WordsField({ label, hint, words, longest, onWords }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={words}
        placeholder={hint}
        autoComplete="off"
        maxLength={longest}
        onChange={(event) => onWords(event.target.value)}
      />
    </div>
  );
}

/** Whether a text has all of the words; `text` in small letters. */
export function hasWords(text: string, words: string): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((word) => text.includes(word));
}
