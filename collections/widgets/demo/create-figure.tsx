// A drawing → the illustration of a widget that no browser can show honestly: a picture with words, nothing to operate.

import type { ComponentType } from 'react';
import { fill } from '../../../engine/shared.ts';
import { demoTexts } from '../demo-texts.ts';
import type { Illustration, IllustrationProps } from '../illustration.ts';
import './frame.css';

/** @param Drawing  an SVG; its text alternative says what it shows. */
export function createFigure(Drawing: ComponentType): Illustration {
  function FigureIllustration({ widget, texts = demoTexts }: IllustrationProps) {
    return (
      <section className="demo" aria-label={fill(texts.label, { title: widget.title })}>
        <p className="demo-note">{texts.note}</p>
        <div className="demo-stage">
          <Drawing />
        </div>
      </section>
    );
  }
  return Object.assign(FigureIllustration, { initial: {} });
}
