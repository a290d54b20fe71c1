// The Richtext Editor, alive in small: text with bold, italic and lists, and the preview of what readers see.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { cleanHtml } from '../kit/basic-html.ts';
import { RichText } from '../kit/basic-rich-text.tsx';
import '../kit/basic.css';

export default createDemo({
  tag: 'richtexteditor',
  initial: {
    datavalue: '<p><b>Summer party</b></p><p>We meet on <b>Friday, 4 July</b>, in the yard.</p>',
    placeholder: 'What is new?',
    hint: 'Announcement',
    width: '100%',
    readonly: false,
    showpreview: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, placeholder, hint, width, readonly } = state;
    return (
      <div className="d-rows" style={{ inlineSize: width }} title={hint || undefined}>
        <RichText
          label={hint || 'Text'}
          html={datavalue}
          placeholder={placeholder}
          isReadOnly={readonly}
          onChange={(newVal) => {
            if (newVal === datavalue) return;
            fire('onChange', { newVal, oldVal: datavalue });
            set({ datavalue: newVal });
          }}
        />
        {state.showpreview ? (
          <section className="d-rich-preview" aria-label="Preview">
            <p className="d-aside">Preview</p>
            <div className="d-written" dangerouslySetInnerHTML={{ __html: cleanHtml(datavalue) }} />
          </section>
        ) : null}
      </div>
    );
  },
});
