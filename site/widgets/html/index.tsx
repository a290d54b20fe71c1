// The HTML widget, alive: the markup of its content, cleaned as bound content is.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { cleanHtml } from '../kit/basic-html.ts';
import { mouseEvents } from '../kit/basic-mouse.ts';
import '../kit/basic.css';

const PLACES: Readonly<Record<string, string>> = {
  center: 'd-written d-center',
  right: 'd-written d-end',
};

export default createDemo({
  tag: 'html',
  initial: {
    content:
      '<p><b>Closing days</b></p><p>The office is closed from <strong>24 to 31 December</strong>.</p><ul><li>These days need no request.</li><li>Orders wait until <em>2 January</em>.</li></ul>',
    hint: 'Notice of the office',
    width: '100%',
    height: '',
    horizontalalign: 'left',
    show: true,
  },
  Stage({ state: { content, hint, width, height, ...rest }, fire }) {
    return (
      <div>
        <div
          className={PLACES[rest.horizontalalign] ?? 'd-written'}
          title={hint || undefined}
          style={{ inlineSize: width, blockSize: height, overflow: height ? 'auto' : undefined }}
          {...mouseEvents(fire)}
          dangerouslySetInnerHTML={{ __html: cleanHtml(content) }}
        />
        <p className="d-aside">Scripts and attributes in the content don’t reach this page.</p>
      </div>
    );
  },
});
