// A leave calendar by month → the steps that the buttons of the group take through it, and who is on leave.
import { useState } from 'react';

const MONTHS = [
  { name: 'April', away: 'Ada Brown' },
  { name: 'May', away: 'nobody' },
  { name: 'June', away: 'Maya Lind, Ben Ortiz' },
  { name: 'July', away: 'Anna Fischer, Ada Brown' },
  { name: 'August', away: 'Omar Haddad' },
];
const TODAY = 2;

export function useMonths() {
  const [month, setMonth] = useState(TODAY);
  const { name, away } = MONTHS[month] ?? { name: '', away: '' };
  const goTo = (to: number) => () => setMonth(Math.min(MONTHS.length - 1, Math.max(0, to)));
  return {
    steps: [
      { caption: 'Previous', go: goTo(month - 1) },
      { caption: 'Today', go: goTo(TODAY) },
      { caption: 'Next', go: goTo(month + 1) },
    ],
    said: `On leave in ${name}: ${away}`,
  };
}
