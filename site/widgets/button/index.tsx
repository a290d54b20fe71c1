// The Button, alive: caption, icon, badge and hint, and what a click means to the form around it.
import { useId, useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { FormIcon } from '../kit/inputs-icon.tsx';
import '../kit/inputs.css';

const initial = {
  caption: 'Approve',
  type: 'button',
  badgevalue: '3',
  hint: 'Approves the leave request',
  iconclass: 'wi wi-file',
  iconposition: 'left',
  iconsize: 0,
  disabletoucheffect: false,
  disabled: false,
  show: true,
};

export default createDemo({
  tag: 'button',
  initial,
  Stage: ButtonStage,
  native: () => import('./native.tsx'),
  notNative: ['hint'],
});

const MEANINGS: Readonly<Record<string, string>> = {
  button: 'A click does what the events say, and nothing else.',
  submit: 'A click submits the form around the button.',
  reset: 'A click resets the form around the button.',
};

function ButtonStage({ state, fire }: StageProps<typeof initial>) {
  const { caption, type, hint, iconclass, iconposition, disabled } = state;
  const [said, setSaid] = useState('');
  const hintId = useId();
  const badge = state.badgevalue;
  return (
    <form
      className="d-fa-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSaid('The form has been submitted.');
      }}
      onReset={() => setSaid('The form has been reset: the comment is as before.')}
    >
      <label className="d-fa-field">
        Comment
        <input className="d-fa-input" defaultValue="Have a good rest" />
      </label>
      <TooltipTrigger delay={300} isDisabled={hint === ''}>
        <Button
          className="d-fa-button"
          type={toButtonType(type)}
          isDisabled={disabled}
          {...(hint ? { 'aria-describedby': hintId } : {})}
          onPress={({ pointerType }) => {
            setSaid('Clicked; the form is as it was.');
            if (pointerType === 'touch') fire('onTap');
            fire('onClick');
          }}
          onDoubleClick={() => fire('onDblclick')}
          onFocus={() => fire('onFocus')}
          onBlur={() => fire('onBlur')}
          onHoverStart={() => fire('onMouseenter')}
          onHoverEnd={() => fire('onMouseleave')}
        >
          <span className="d-fa-caption" data-icon={iconposition}>
            {iconclass ? <FormIcon iconClass={iconclass} /> : null}
            {caption}
          </span>
          {badge ? <span className="d-fa-badge">{badge}</span> : null}
        </Button>
        <Tooltip className="d-fa-tooltip" offset={6}>
          {hint}
        </Tooltip>
      </TooltipTrigger>
      <span id={hintId} hidden>
        {hint}
      </span>
      <p className="d-fa-soft">{MEANINGS[type]}</p>
      <p className="d-fa-said" role="status">
        {said}
      </p>
    </form>
  );
}

function toButtonType(type: string): 'button' | 'reset' | 'submit' {
  return type === 'submit' || type === 'reset' ? type : 'button';
}
