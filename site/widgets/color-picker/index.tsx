// The Color Picker, alive: a field with a hex code that opens a palette; a team's tile takes the color.
import { useEffect, useRef, useState } from 'react';
import { type Color, ColorField, Group, Input, Label, parseColor } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Palette } from '../kit/pickers-palette.tsx';
import '../kit/pickers.css';

function toColor(text: string): Color | null {
  try {
    return parseColor(text).toFormat('hsb');
  } catch {
    return null;
  }
}

const hexOf = (color: Color | null) => color?.toString('hex').toLowerCase() ?? '';

export default createDemo({
  tag: 'colorpicker',
  initial: {
    datavalue: '#1a7f5a',
    placeholder: 'Such as #1a7f5a',
    autoclose: 'outsideClick',
    readonly: false,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, placeholder, readonly, disabled } = state;
    const autoClose = state.autoclose;
    const [isOpen, setIsOpen] = useState(false);
    // A hex code of black or gray has no hue, so the palette keeps its hue here.
    const [picked, setPicked] = useState<Color | null>(null);
    const root = useRef<HTMLDivElement>(null);
    const color = hexOf(picked) === datavalue.toLowerCase() ? picked : toColor(datavalue);
    const canOpen = !(readonly || disabled);
    const change = (next: Color | null) => {
      const newVal = hexOf(next);
      setPicked(next);
      if (newVal === datavalue) return;
      fire('onChange', { newVal, oldVal: datavalue });
      set({ datavalue: newVal });
    };
    useEffect(() => {
      if (!isOpen || autoClose === 'disabled') return;
      const close = ({ target }: PointerEvent) => {
        if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false);
      };
      document.addEventListener('pointerdown', close);
      return () => document.removeEventListener('pointerdown', close);
    }, [isOpen, autoClose]);
    return (
      <div className="d-stack">
        <Group
          ref={root}
          className="d-color"
          aria-label="Color of the team"
          onKeyDown={({ key }) => {
            if (key === 'Escape') setIsOpen(false);
          }}
        >
          <ColorField
            className="d-color-field"
            value={color}
            isReadOnly={readonly}
            isDisabled={disabled}
            onChange={change}
            onFocus={() => fire('onFocus')}
            onBlur={() => fire('onBlur')}
            onKeyDown={({ key }) => {
              if (key === 'Enter') setIsOpen(false);
              if (key === 'ArrowDown' && !isOpen && canOpen) setIsOpen(true);
            }}
          >
            <Label>Color of the team</Label>
            <Input
              placeholder={placeholder}
              onClick={() => {
                fire('onClick');
                if (canOpen) setIsOpen(true);
              }}
            />
          </ColorField>
          {isOpen && canOpen ? (
            <Palette
              color={color ?? parseColor('hsb(0, 0%, 0%)')}
              onChange={change}
              onEnd={() => {
                if (autoClose === 'always') setIsOpen(false);
              }}
            />
          ) : null}
        </Group>
        <p className="d-team" style={{ borderColor: hexOf(color) || 'currentColor' }}>
          <strong>Sales</strong> Ada Brown, Maya Lind
        </p>
      </div>
    );
  },
});
