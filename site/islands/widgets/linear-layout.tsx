// The Linear Layout, alive: a line of an employee directory, whose items share the room that remains.
import { Glyph } from '../demo/containers-glyph.tsx';
import { createLine, type LineState } from '../demo/containers-line.tsx';
import { createDemo } from '../demo/create-demo.tsx';

const line = createLine({
  label: 'Items of the layout',
  items: [
    { name: 'photoItem', shown: <span className="d-face">ML</span> },
    { name: 'nameItem', shown: 'Maya Lind' },
    { name: 'callItem', shown: <Glyph name="phone" /> },
  ],
});

export default createDemo<LineState>({
  tag: 'linearlayout',
  initial: {
    direction: 'row',
    'horizontal-align': 'left',
    verticalalign: 'center',
    spacing: 8,
    height: '160px',
  },
  ...line,
});
