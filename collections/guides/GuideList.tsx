// The runbook → all its guides as links, phase by phase: for readers without scripts.
import type { Runbook } from './runbook-file.ts';
import { pagesOfStep } from './runbook-pages.ts';
import type { GuideTexts } from './texts.ts';

type Props = {
  runbook: Runbook;
  base: string;
  titles: Readonly<Record<string, string>>;
  texts: GuideTexts;
};

export function GuideList({ runbook, base, titles, texts }: Props) {
  return (
    <noscript>
      <p className="notice">{texts.withoutScript}</p>
      {runbook.phases.map(({ title, steps }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {steps.map((step) => {
              const pages = pagesOfStep(step, runbook);
              const [{ id } = { id: '' }] = pages;
              return (
                <li key={step.page}>
                  {pages.length > 1 ? (
                    <>
                      {titles[id]}:{' '}
                      {pages.map((page, i) => (
                        <span key={page.id}>
                          {i ? ', ' : ''}
                          <a href={base + page.id}>{page.label}</a>
                        </span>
                      ))}
                    </>
                  ) : (
                    <a href={base + id}>{titles[id] ?? id}</a>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </noscript>
  );
}
