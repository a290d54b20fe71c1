// The Flex Layout, alive: three items for a leave request, of which the middle one takes what is left over.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/containers-glyph.tsx';
import { createLine, type LineState } from '../kit/containers-line.tsx';
import '../kit/containers.css';

const line = createLine({
  label: 'Items of the layout',
  items: [
    { name: 'iconItem', shown: <Glyph name="calendar" /> },
    { name: 'textItem', shown: 'Annual leave, 3 days' },
    { name: 'statusItem', shown: 'Approved' },
  ],
});

export default createDemo<LineState>({
  tag: 'linearlayout',
  initial: { direction: 'row', horizontalalign: 'left', verticalalign: 'top', spacing: 8 },
  ...line,
});
