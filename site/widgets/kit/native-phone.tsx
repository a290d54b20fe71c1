// A phone with a page of a mobile app, and what slides over that page. Its styles come with the first of these drawings.
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

const SHEET = new URL('./native.css', import.meta.url).href;

/** Resolves once the styles are there that all of these drawings share. */
export const ready: Promise<unknown> = addSheet(SHEET);

/** Resolves once also the styles are there that only one drawing has. */
export const readyWith = (sheet: string): Promise<unknown> => Promise.all([ready, addSheet(sheet)]);

function addSheet(sheet: string): Promise<unknown> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.body.append(link);
  return loaded;
}

type Props = {
  /** In the bar at the top of the page. */
  title: string;
  children: ReactNode;
  /** Over the page, which waits until it is closed. */
  modal?: ReactNode;
  /** The styles that only this drawing has. */
  sheet?: string;
};

export function NativePhone({ title, children, modal, sheet = SHEET }: Props) {
  // A move to another page of this site takes what was added to the one before.
  useEffect(() => {
    for (const one of [SHEET, sheet]) void addSheet(one);
  }, [sheet]);
  return (
    <div className="n-phone">
      <div className="n-page" inert={Boolean(modal)}>
        <p className="n-bar">{title}</p>
        <div className="n-screen">{children}</div>
      </div>
      {modal}
    </div>
  );
}

type ModalProps = {
  label: string;
  className: string;
  style?: CSSProperties;
  /** A tap beside it doesn't close it. */
  isHeld?: boolean;
  onClose(): void;
  children: ReactNode;
};

/** Takes the focus; `Esc` and a tap beside it close it, as the back button of a phone does. */
export function NativeModal({ label, className, style, isHeld, ...props }: ModalProps) {
  const { onClose, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    const first = current?.querySelector<HTMLElement>('[aria-selected=true], [autofocus]');
    (first ?? current?.querySelector<HTMLElement>('button, [tabindex]'))?.focus({
      preventScroll: true,
    });
  }, []);
  return (
    <div className="n-modal">
      <button
        type="button"
        className="n-beside"
        tabIndex={-1}
        aria-label="Close"
        onClick={isHeld ? undefined : onClose}
      />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className={className}
        style={style}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** A field that opens something over the page, and has the focus again once that is closed. */
export function useModal() {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setTimeout(() => field.current?.focus({ preventScroll: true }));
  };
  return { isOpen, field, open: () => setOpen(true), close, hide: () => setOpen(false) };
}

/** A text of the page that explains, not a part of the widget. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <p className="n-aside">{children}</p>
);

/** Whether a tap is shown: **Disable Touch Effect** turns it off. */
export const touch = (isOff: boolean) => (isOff ? {} : { 'data-touch': '' });
