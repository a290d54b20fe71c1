// The Flex Layout, alive: three items for a leave request, of which the middle one takes what is left over.
import { Glyph } from '../demo/containers-glyph.tsx';
import { createLine, type LineState } from '../demo/containers-line.tsx';
import { createDemo } from '../demo/create-demo.tsx';

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
  initial: { direction: 'row', 'horizontal-align': 'left', verticalalign: 'center', spacing: 8 },
  ...line,
});
