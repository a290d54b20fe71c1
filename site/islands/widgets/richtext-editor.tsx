// The Richtext Editor, alive in small: text with bold, italic and lists, and the preview of what readers see.
import { cleanHtml } from '../demo/basic-html.ts';
import { RichText } from '../demo/basic-rich-text.tsx';
import { createDemo } from '../demo/create-demo.tsx';

export default createDemo({
  tag: 'richtexteditor',
  initial: {
    value: '<p><b>Summer party</b></p><p>We meet on <b>Friday, 4 July</b>, in the yard.</p>',
    placeholder: 'What is new?',
    hint: 'Announcement',
    width: '100%',
    readonly: false,
    'show-preview': true,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { value, placeholder, hint, width, readonly } = state;
    return (
      <div className="d-rows" style={{ inlineSize: width }} title={hint || undefined}>
        <RichText
          label={hint || 'Text'}
          html={value}
          placeholder={placeholder}
          isReadOnly={readonly}
          onChange={(newVal) => {
            if (newVal === value) return;
            fire('onChange', { newVal, oldVal: value });
            set({ value: newVal });
          }}
        />
        {state['show-preview'] ? (
          <section className="d-rich-preview" aria-label="Preview">
            <p className="d-aside">Preview</p>
            <div className="d-written" dangerouslySetInnerHTML={{ __html: cleanHtml(value) }} />
          </section>
        ) : null}
      </div>
    );
  },
});
