// The version that a reader has said they run; undefined in the first drawing, and where none is chosen.
import { useEffect, useState } from 'react';
import { readChoice } from '../../../engine/browser.ts';

export type YourChoice = ReturnType<typeof readChoice>;

export function useChoice(): YourChoice {
  const [choice, setChoice] = useState<YourChoice>();
  useEffect(() => {
    const look = () => setChoice(readChoice());
    look();
    addEventListener('learn:as-of', look);
    return () => removeEventListener('learn:as-of', look);
  }, []);
  return choice;
}
