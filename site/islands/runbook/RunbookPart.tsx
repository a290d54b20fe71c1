// One page of the runbook: its steps with boxes that are ticked, as HTML from the page itself.
import { useEffect, useRef } from 'react';
import { showValues } from '../../../engine/client/values.ts';
import type { Texts } from '../../../engine/theme/texts.ts';
import { fill } from '../releases/fill.ts';
import type { PlannedStep } from './choose.ts';
import type { Checklist } from './to-checklist.ts';
import type { Progress } from './use-progress.ts';

type Props = {
  step: PlannedStep;
  url: string;
  list: Checklist | undefined;
  progress: Progress;
  texts: Texts['runbook'];
};

export function RunbookPart({ step, url, list, progress, texts }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const { done } = progress;
  const html = list?.html;
  const { tick } = progress;
  useEffect(() => {
    const listen = ({ target }: Event) => {
      const box = target as HTMLInputElement;
      if (box.dataset.step) tick(box.dataset.step, box.checked);
    };
    const element = body.current;
    element?.addEventListener('change', listen);
    return () => element?.removeEventListener('change', listen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has neither ticks nor values.
  useEffect(() => {
    if (body.current) showValues(body.current);
  }, [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has neither ticks nor values.
  useEffect(() => {
    for (const box of body.current?.querySelectorAll<HTMLInputElement>('.tick') ?? [])
      showTick(box, done[box.dataset.step ?? ''], texts);
  }, [html, done, texts]);
  if (!list)
    return (
      <section className="runbook-part" aria-busy="true">
        <h3>
          <a href={url}>{step.id.split('/').pop()?.replaceAll('-', ' ')}</a>
        </h3>
        <p className="runbook-wait">{texts.loading}</p>
      </section>
    );
  const ticked = list.keys.filter((key) => done[key]).length;
  const isDone = list.keys.length > 0 && ticked === list.keys.length;
  return (
    <section className={isDone ? 'runbook-part is-done' : 'runbook-part'}>
      <div className="runbook-head">
        <h3>
          <a href={url}>{list.title}</a>
        </h3>
        <span>
          {step.minutes
            ? `${fill(texts.minutes, { from: step.minutes[0], to: step.minutes[1] })} · `
            : ''}
          {list.keys.length ? fill(texts.of, { done: ticked, total: list.keys.length }) : ''}
        </span>
      </div>
      <div
        ref={body}
        className="article"
        // The site's own page, which the reader could as well open.
        dangerouslySetInnerHTML={{ __html: list.html }}
      />
    </section>
  );
}

function showTick(box: HTMLInputElement, when: string | undefined, texts: Props['texts']): void {
  box.checked = when !== undefined;
  box.closest('li')?.classList.toggle('is-ticked', when !== undefined);
  const time = box.nextElementSibling;
  if (!time) return;
  const shown =
    when && new Date(when).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });
  time.textContent = shown ? fill(texts.doneAt, { time: shown }) : '';
}
