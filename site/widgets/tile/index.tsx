// The Tile, alive: the number of open leave requests, coloured by a class.
import { Group } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import '../kit/containers.css';

const initial = {
  width: '240px',
  height: '150px',
  horizontalalign: 'center',
  conditionalclass: 'bg-info',
  disabletoucheffect: false,
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
  native: () => import('./native.tsx'),
  initial,
  Stage({ state, fire }) {
    const shade = classIn(state.conditionalclass);
    return (
      <div className="d-tile-demo">
        <Group
          className="d-tile"
          aria-label="Open requests"
          data-shade={shade || undefined}
          data-still={state.disabletoucheffect || undefined}
          data-align={state.horizontalalign}
          style={{ inlineSize: state.width, blockSize: state.height }}
          onClick={() => fire('onClick')}
          onDoubleClick={() => fire('onDblclick')}
          onHoverStart={() => fire('onMouseenter')}
          onHoverEnd={() => fire('onMouseleave')}
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
