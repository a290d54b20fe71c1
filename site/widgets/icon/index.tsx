// The Icon, alive: symbol, size, turn and motion by its classes, and the caption beside it.
import { Button } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Choices } from '../kit/basic-choices.tsx';
import { Glyph, glyphClasses } from '../kit/basic-glyph.tsx';
import '../kit/basic.css';

const choices = glyphClasses.map((value) => ({
  value,
  label: value,
  shown: <Glyph classes={value} />,
}));

export default createDemo({
  tag: 'icon',
  initial: {
    iconclass: 'wi wi-done text-success',
    iconsize: '3em',
    caption: 'Leave approved',
    iconposition: 'left',
    hint: 'Approved by Anna Lindqvist',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { iconclass, iconsize, caption, hint } = state;
    const side = state.iconposition === 'right' ? 'd-icon d-icon-right' : 'd-icon';
    return (
      <div className="d-rows">
        <span title={hint || undefined}>
          <Button
            className={side}
            aria-label={caption || hint || 'Icon'}
            onPress={() => fire('onTap')}
          >
            <Glyph classes={iconclass} size={iconsize} />
            <span>{caption}</span>
          </Button>
        </span>
        <Choices
          label="Try an icon"
          choices={choices}
          value={symbolOf(iconclass)}
          onChoose={(value) => set({ iconclass: `${value} ${restOf(iconclass)}`.trim() })}
        />
        <p className="d-aside">
          Classes that work here too: <code>fa-spin</code>, <code>fa-pulse</code>,{' '}
          <code>fa-rotate-90</code>, <code>fa-flip-horizontal</code>, <code>fa-border</code>,{' '}
          <code>text-danger</code>.
        </p>
      </div>
    );
  },
});

const symbolOf = (classes: string) =>
  glyphClasses.find((one) => `${classes} `.includes(`${one} `)) ?? '';

/** What is said of the symbol: turn, motion and color stay when another is chosen. */
const restOf = (classes: string) => classes.replace(symbolOf(classes), '').trim();
