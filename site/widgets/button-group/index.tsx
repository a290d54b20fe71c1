// The Button Group, alive: three buttons as one bar that moves a leave calendar from month to month.
import { useState } from 'react';
import { Button, Group } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import '../kit/inputs.css';

const initial = { vertical: false, width: '100%', horizontalalign: 'center', show: true };

export default createDemo({
  tag: 'buttongroup',
  initial,
  Stage: ButtonGroupStage,
  content: (_state, prefix) =>
    ['Previous', 'Today', 'Next']
      .map(
        (caption) =>
          `  <${prefix}-button name="${caption.toLowerCase()}" caption="${caption}"></${prefix}-button>`,
      )
      .join('\n'),
});

const MONTHS = [
  { name: 'April', away: 'Ada Brown' },
  { name: 'May', away: 'nobody' },
  { name: 'June', away: 'Maya Lind, Ben Ortiz' },
  { name: 'July', away: 'Anna Fischer, Ada Brown' },
  { name: 'August', away: 'Omar Haddad' },
];
const TODAY = 2;

function ButtonGroupStage({ state }: StageProps<typeof initial>) {
  const [month, setMonth] = useState(TODAY);
  const { name, away } = MONTHS[month] ?? { name: '', away: '' };
  const steps = [
    { caption: 'Previous', to: month - 1 },
    { caption: 'Today', to: TODAY },
    { caption: 'Next', to: month + 1 },
  ];
  const width = toLength(state.width);
  return (
    <div>
      <div
        className="d-fa-group"
        data-align={state.horizontalalign}
        {...(width ? { style: { inlineSize: width } } : {})}
      >
        <Group
          className="d-fa-bar"
          data-vertical={state.vertical ? '' : undefined}
          aria-label="Month of the leave calendar"
        >
          {steps.map(({ caption, to }) => (
            <Button
              key={caption}
              className="d-fa-part"
              onPress={() => setMonth(Math.min(MONTHS.length - 1, Math.max(0, to)))}
            >
              {caption}
            </Button>
          ))}
        </Group>
      </div>
      <p className="d-fa-said" role="status">
        On leave in {name}: {away}
      </p>
    </div>
  );
}

/** A length of CSS that the widget takes; anything else leaves the width alone. */
function toLength(text: string): string | undefined {
  return /^\d+(\.\d+)?(px|%|em|pt)$/.test(text.trim()) ? text.trim() : undefined;
}
