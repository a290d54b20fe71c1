// React Native's Search, alive: a field with a magnifying glass, and below it the colleagues whose name has the text anywhere.
import { useEffect, useRef, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { findColleagues, tellMatches } from '../kit/basic-search.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { CROSS, Drawn, GLASS } from './drawn.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: string;
  type: string;
  placeholder: string;
  limit: number;
  minchars: number;
  showclear: boolean;
}>;

export default function NativeSearch({ state, set, fire }: Props) {
  const { datavalue, type, placeholder, limit, minchars, showclear } = state;
  const [text, setText] = useState(datavalue);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(datavalue), [datavalue]);
  const found = findColleagues({ text, mode: 'anywhereignorecase', limit, minChars: minchars });
  const change = (newVal: string) => {
    if (newVal !== text) fire('onChange', { newVal, oldVal: text });
    setText(newVal);
  };
  const choose = (name: string) => {
    input.current?.focus();
    setOpen(false);
    change(name);
    set({ datavalue: name });
    fire('onSelect', { selectedValue: name });
    fire('onSubmit');
  };
  return (
    <NativePhone title="Directory">
      <div className="d-find">
        <input
          ref={input}
          className="d-find-input"
          aria-label="Colleague"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onFocus={() => fire('onFocus')}
          onBlur={() => fire('onBlur')}
          onChange={({ target: { value } }) => {
            change(value);
            setOpen(true);
          }}
        />
        {showclear && text ? (
          <button
            type="button"
            className="d-find-button"
            aria-label="Clear"
            onClick={() => {
              input.current?.focus();
              change('');
              set({ datavalue: '' });
              fire('onClear');
            }}
          >
            <Drawn path={CROSS} />
          </button>
        ) : null}
        {type === 'autocomplete' ? null : (
          <button
            type="button"
            className="d-find-button"
            aria-label="Search"
            onClick={() => fire('onSubmit')}
          >
            <Drawn path={GLASS} />
          </button>
        )}
      </div>
      <Aside>
        <span role="status">{tellMatches(text, found.length, minchars)}</span>
      </Aside>
      {isOpen && found.length ? (
        <ul className="n-list">
          {found.map(({ id, name, job }) => (
            <li key={id}>
              <button type="button" className="n-item" data-touch="" onClick={() => choose(name)}>
                <span className="n-initials" aria-hidden="true">
                  {name.replace(/[^A-Z]/g, '')}
                </span>
                <span>
                  {name}
                  <small>{job}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </NativePhone>
  );
}
