// The Linear Layout, alive: a line of an employee directory, whose items share the room that remains.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/containers-glyph.tsx';
import { createLine, type LineState } from '../kit/containers-line.tsx';
import '../kit/containers.css';

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
    horizontalalign: 'left',
    verticalalign: 'top',
    spacing: 8,
    height: '',
  },
  ...line,
});
