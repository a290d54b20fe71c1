// What opens on a phone below what was tapped: the list of a menu, or the box of a popover.
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { NativeModal } from './native-phone.tsx';

type Props = {
  label: string;
  /** What was tapped. */
  field: RefObject<HTMLElement | null>;
  width?: string | number;
  height?: string | number;
  isHeld?: boolean;
  onClose(): void;
  children: ReactNode;
};

export function NativeDropdown({ label, field, width, height, isHeld = false, ...rest }: Props) {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const phone = field.current?.closest('.n-phone');
    if (!(field.current && phone)) return;
    const [at, of] = [field.current.getBoundingClientRect(), phone.getBoundingClientRect()];
    setPlace({
      left: at.left - of.left - phone.clientLeft,
      top: at.bottom - of.top - phone.clientTop,
    });
  }, [field]);
  return (
    <NativeModal
      label={label}
      className="n-drop"
      style={{ ...place, inlineSize: width, blockSize: height }}
      isHeld={isHeld}
      {...rest}
    />
  );
}
