// The Search, alive: colleagues found as one types, by match mode, limit and number of characters.
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { type Colleague, findColleagues, tellMatches } from '../kit/basic-search.ts';
import { CROSS, Drawn, GLASS } from './drawn.tsx';
import '../kit/basic.css';

export default createDemo({
  tag: 'search',
  native: () => import('./native.tsx'),
  initial: {
    datavalue: '',
    type: 'search',
    placeholder: 'Find a colleague, such as an',
    matchmode: 'startignorecase',
    limit: 5,
    minchars: 1,
    showclear: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, type, placeholder, limit } = state;
    const [text, setText] = useState(datavalue);
    const input = useRef<HTMLInputElement>(null);
    useEffect(() => setText(datavalue), [datavalue]);
    const find = (typed: string) =>
      findColleagues({
        text: typed,
        mode: state.matchmode,
        limit,
        minChars: state.minchars,
      });
    const found = find(text);
    const change = (newVal: string) => {
      if (newVal !== datavalue) fire('onChange', { newVal, oldVal: datavalue });
      set({ datavalue: newVal });
    };
    const choose = ({ name }: Colleague) => {
      setText(name);
      fire('onSelect', { selectedValue: name });
      change(name);
    };
    const submit = () => {
      const [item] = found;
      fire('onSubmit', item ? { $event: { data: { item: item.name } } } : {});
      if (item) change(item.name);
    };
    const clear = () => {
      input.current?.focus();
      setText('');
      fire('onClear');
      fire('onClearsearch');
      change('');
    };
    return (
      <div className="d-find-place">
        <ComboBox
          className="d-find"
          aria-label="Colleague"
          items={found}
          inputValue={text}
          value={null}
          onInputChange={setText}
          onChange={(key) => {
            const item = found.find(({ id }) => id === key);
            if (item) choose(item);
          }}
          onFocus={() => fire('onFocus')}
          onBlur={() => fire('onBlur')}
          allowsCustomValue
          allowsEmptyCollection
          menuTrigger="input"
        >
          <Input
            ref={input}
            className="d-find-input"
            placeholder={placeholder}
            onKeyDown={({ key, currentTarget }) => {
              const isOnMatch = currentTarget.hasAttribute('aria-activedescendant');
              if (key === 'Enter' && !isOnMatch) submit();
            }}
          />
          {state.showclear && text ? (
            <Button slot={null} className="d-find-button" aria-label="Clear" onPress={clear}>
              <Drawn path={CROSS} />
            </Button>
          ) : null}
          {type === 'autocomplete' ? null : (
            <Button slot={null} className="d-find-button" aria-label="Search" onPress={submit}>
              <Drawn path={GLASS} />
            </Button>
          )}
          <Popover className="d-find-popover">
            <ListBox<Colleague>
              className="d-find-list"
              renderEmptyState={() => (
                <p className="d-find-none">{tellMatches(text, 0, state.minchars)}</p>
              )}
            >
              {({ name, job }) => (
                <ListBoxItem textValue={name} className="d-find-item">
                  <Text slot="label">{name}</Text>
                  <Text slot="description">{job}</Text>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
        <p className="d-aside" role="status">
          {tellMatches(text, found.length, state.minchars)}
        </p>
      </div>
    );
  },
});
