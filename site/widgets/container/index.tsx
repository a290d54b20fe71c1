// The Container, alive: a box around widgets, with auto layout and one click for all of it.
import type { CSSProperties } from 'react';
import { Group } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { partMarkup } from '../kit/containers-markup.ts';
import '../kit/containers.css';

const initial = {
  width: '100%',
  height: '',
  direction: 'row',
  wrap: true,
  gap: '8px',
  padding: '16px',
  show: true,
};

const BUTTONS = ['Approve', 'Reject', 'Ask back', 'History', 'Print'];

/** Lengths with the words of auto layout: all the room there is, or what the content needs. */
function lengthOf(length: string): string {
  const words: Readonly<Record<string, string>> = { fill: '100%', hug: 'fit-content' };
  return words[length.trim().toLowerCase()] ?? length;
}

function boxStyle({ width, height, direction, wrap, gap, padding }: typeof initial): CSSProperties {
  const isAuto = gap.trim().toLowerCase() === 'auto';
  return {
    inlineSize: lengthOf(width),
    blockSize: lengthOf(height),
    flexDirection: direction.trim().toLowerCase() === 'column' ? 'column' : 'row',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    gap: isAuto ? 0 : gap,
    justifyContent: isAuto ? 'space-between' : 'start',
    padding,
  };
}

export default createDemo({
  tag: 'container',
  initial,
  Stage({ state, fire }) {
    return (
      <div className="d-box-demo">
        <Group
          className="d-box"
          aria-label="Leave request of Maya Lind"
          style={boxStyle(state)}
          onClick={() => fire('onClick')}
          onDoubleClick={() => fire('onDblclick')}
          onHoverStart={() => fire('onMouseenter')}
          onHoverEnd={() => fire('onMouseleave')}
        >
          {BUTTONS.map((caption) => (
            <button key={caption} type="button" className="d-box-button">
              {caption}
            </button>
          ))}
        </Group>
      </div>
    );
  },
  content: (_state, prefix) =>
    BUTTONS.map((caption) =>
      partMarkup(`${prefix}-button`, { name: `${nameOf(caption)}Button`, caption }),
    ).join('\n'),
});

function nameOf(caption: string): string {
  return caption.toLowerCase().replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
}
