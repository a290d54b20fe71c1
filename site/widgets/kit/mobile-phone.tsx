// A phone's outline around a page of a mobile app: title bar, screen, and what is below it.
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Before the title, such as the button of a menu. */
  before?: ReactNode;
  /** A line under the phone. */
  note?: string;
  children: ReactNode;
};

export function MobilePhone({ title, before, note, children }: Props) {
  return (
    <div className="d-mobile-stage">
      <div className="d-mobile">
        <div className="d-mobile-title">
          {before}
          <p>{title}</p>
        </div>
        {children}
      </div>
      {note ? <p className="d-mobile-note">{note}</p> : null}
    </div>
  );
}
