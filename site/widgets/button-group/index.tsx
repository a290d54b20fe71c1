// The Button Group, alive: three buttons as one bar that moves a leave calendar from month to month.
import { Button, Group } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { useMonths } from './use-months.ts';
import '../kit/inputs.css';

const initial = { vertical: false, width: '100%', horizontalalign: 'center', show: true };

export default createDemo({
  tag: 'buttongroup',
  initial,
  Stage: ButtonGroupStage,
  native: () => import('./native.tsx'),
  notNative: ['width', 'horizontalalign'],
  content: (_state, prefix) =>
    ['Previous', 'Today', 'Next']
      .map(
        (caption) =>
          `  <${prefix}-button name="${caption.toLowerCase()}" caption="${caption}"></${prefix}-button>`,
      )
      .join('\n'),
});

function ButtonGroupStage({ state }: StageProps<typeof initial>) {
  const { steps, said } = useMonths();
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
          {steps.map(({ caption, go }) => (
            <Button key={caption} className="d-fa-part" onPress={go}>
              {caption}
            </Button>
          ))}
        </Group>
      </div>
      <p className="d-fa-said" role="status">
        {said}
      </p>
    </div>
  );
}

/** A length of CSS that the widget takes; anything else leaves the width alone. */
function toLength(text: string): string | undefined {
  return /^\d+(\.\d+)?(px|%|em|pt)$/.test(text.trim()) ? text.trim() : undefined;
}
