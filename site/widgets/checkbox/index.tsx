// The Checkbox, alive: a tick that a travel request waits for, stored as a boolean or as a code.
import { useState } from 'react';
import { Button, Checkbox } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { codeOf, Reads } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

export default createDemo({
  tag: 'checkbox',
  native: () => import('./native.tsx'),
  initial: {
    caption: 'I have read the travel policy',
    datavalue: false as boolean,
    checkedvalue: 'Y',
    uncheckedvalue: 'N',
    required: true,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { caption, datavalue, required, disabled } = state;
    const [said, setSaid] = useState('');
    const code = (isOn: boolean) => codeOf(isOn, state.checkedvalue, state.uncheckedvalue);
    const send = () =>
      setSaid(required && !datavalue ? 'Tick the box to send the request.' : 'Request sent.');
    return (
      <div className="d-stack">
        <Checkbox
          className="d-tick-choice d-check"
          isSelected={datavalue}
          isRequired={required}
          isDisabled={disabled}
          onFocus={() => fire('onFocus')}
          onBlur={() => fire('onBlur')}
          onPress={() => fire('onClick')}
          onChange={(isOn) => {
            fire('onChange', { newVal: code(isOn), oldVal: code(datavalue) });
            set({ datavalue: isOn });
            setSaid('');
          }}
        >
          <span>
            {caption}
            {required ? <span aria-hidden="true">{'\u00a0*'}</span> : null}
          </span>
        </Checkbox>
        <Reads value={code(datavalue)} />
        <p className="d-said">
          <Button className="d-press" onPress={send}>
            Send request
          </Button>
          <span role="status">{said}</span>
        </p>
      </div>
    );
  },
});
