// What using an illustration has triggered, and the markup of its state, below stage and panel.
import { type ReactNode, useId } from 'react';
import type { DemoTexts } from '../demo-texts.ts';

export type Fired = { key: number; text: string };

type Props = { fired: readonly Fired[]; texts: DemoTexts; children: ReactNode };

export function Foot({ fired, texts, children }: Props) {
  const id = useId();
  return (
    <div className="demo-foot">
      <div className="needs-script">
        <p className="demo-heading" id={id}>
          {texts.events}
        </p>
        <ol className="demo-events" aria-live="polite" aria-labelledby={id}>
          {fired.length === 0 ? <li className="demo-quiet">{texts.noEvents}</li> : null}
          {fired.map(({ key, text }) => (
            <li key={key}>
              <code>{text}</code>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </div>
  );
}
