// The stage of linear layouts: a line of items that can be selected, each with its Flex Grow.
import { type CSSProperties, type ReactNode, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { partMarkup } from './containers-markup.ts';
import { PartNumber } from './containers-part-number.tsx';

export type LineState = {
  direction: string;
  horizontalalign: string;
  verticalalign: string;
  spacing: number;
  height?: string;
  /** Flex Grow of the items, separated by commas: theirs, so not among the properties of the layout. */
  grows?: string;
};

export type LineItem = { name: string; shown: ReactNode };

const ACROSS = new Map([
  ['left', 'start'],
  ['right', 'end'],
]);
const DOWN = new Map([
  ['top', 'start'],
  ['bottom', 'end'],
]);

type Line = { items: readonly LineItem[]; label: string };

/** A new line of three: the middle item takes what the others leave. */
export function createLine({ items, label }: Line) {
  function Stage({ state, set }: StageProps<LineState>) {
    const [chosen, setChosen] = useState(1);
    const grows = growsOf(state);
    const setGrow = (grow: number) => set({ grows: grows.with(chosen, grow).join() });
    return (
      <div className="d-row-demo">
        <ToggleButtonGroup
          className="d-row"
          aria-label={label}
          orientation={isColumn(state) ? 'vertical' : 'horizontal'}
          style={lineStyle(state)}
          disallowEmptySelection
          selectedKeys={[chosen]}
          onSelectionChange={([key]) => setChosen(Number(key))}
        >
          {items.map(({ name, shown }, index) => (
            <ToggleButton
              key={name}
              id={index}
              className="d-row-item"
              style={{ flexGrow: grows[index] ?? 0, textAlign: textAlign(state) }}
            >
              <span>{shown}</span>
              <small>grow {grows[index]}</small>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <PartNumber
          label={`Flex Grow of ${items[chosen]?.name}`}
          value={grows[chosen] ?? 0}
          min={0}
          max={9}
          onChange={setGrow}
        />
      </div>
    );
  }
  const content = (state: LineState, prefix: string) =>
    items
      .map(({ name }, index) =>
        partMarkup(`${prefix}-linearlayoutitem`, { flexgrow: growsOf(state)[index] ?? 0, name }),
      )
      .join('\n');
  return { Stage, content };
}

const growsOf = ({ grows = '0,1,0' }: LineState) => grows.split(',').map(Number);

const isColumn = ({ direction }: LineState) => direction.startsWith('column');

function textAlign(state: LineState): 'left' | 'center' | 'right' {
  const align = state.horizontalalign;
  return align === 'right' || align === 'center' ? align : 'left';
}

type Direction = 'row' | 'row-reverse' | 'column' | 'column-reverse';

function lineStyle(state: LineState): CSSProperties {
  const across = ACROSS.get(state.horizontalalign) ?? 'center';
  const down = DOWN.get(state.verticalalign.trim().toLowerCase()) ?? 'center';
  const isDown = isColumn(state);
  return {
    flexDirection: state.direction as Direction,
    justifyContent: isDown ? down : across,
    alignItems: isDown ? across : down,
    gap: Math.max(0, state.spacing),
    ...(state.height === undefined ? {} : { blockSize: state.height }),
  };
}
