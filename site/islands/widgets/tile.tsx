// The Tile, alive: the number of open leave requests, coloured by a class.
import { Group } from 'react-aria-components';
import { createDemo } from '../demo/create-demo.tsx';

const initial = {
  width: '240px',
  height: '150px',
  'horizontal-align': 'center',
  'conditional-class': 'bg-info',
  'disable-touch-effect': false,
  show: true,
};

const STATUS: Readonly<Record<string, string>> = {
  'bg-success': 'All on time',
  'bg-info': 'Waiting for approval',
  'bg-warning': 'Due this week',
  'bg-danger': 'Overdue',
};

/** The first known class in the expression; others have no rule here. */
const classIn = (expression: string) =>
  Object.keys(STATUS).find((name) => expression.includes(name)) ?? '';

export default createDemo({
  tag: 'tile',
  initial,
  Stage({ state, fire }) {
    const shade = classIn(state['conditional-class']);
    return (
      <div className="d-tile-demo">
        <Group
          className="d-tile"
          aria-label="Open requests"
          data-shade={shade || undefined}
          data-still={state['disable-touch-effect'] || undefined}
          data-align={state['horizontal-align']}
          style={{ inlineSize: state.width, blockSize: state.height }}
          onClick={() => fire('onClick')}
          onDoubleClick={() => fire('onDoubleClick')}
          onHoverStart={() => fire('onMouseEnter')}
          onHoverEnd={() => fire('onMouseLeave')}
        >
          <span>Open requests</span>
          <strong>12</strong>
          <span>{STATUS[shade] ?? 'No class'}</span>
          <button type="button" className="d-tile-link">
            Show requests
          </button>
        </Group>
      </div>
    );
  },
});
