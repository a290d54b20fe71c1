// A widget and the state its illustration begins with → Markdown for machines: its name, and a table of what is set.
import { fill } from '../../engine/shared.ts';
import { findProperty } from './illustrate.ts';
import type { WidgetTextsBase } from './texts.ts';
import type { Widget } from './widgets.ts';

/** @param state  as authors write it, `step=5&readonly=true`. */
export function illustrationInWords(widget: Widget, state: string, texts: WidgetTextsBase): string {
  const title = fill(texts.illustration, { widget: widget.title });
  const rows = [...new URLSearchParams(state)].map(([key, value]) => {
    const label = findProperty(key, widget)?.label ?? key;
    return `| ${label} | ${value ? `\`${value.replaceAll('|', '\\|')}\`` : texts.empty} |`;
  });
  if (rows.length === 0) return `*${title}*`;
  return [
    `*${title}*`,
    '',
    `| ${texts.property} | ${texts.value} |`,
    '| --- | --- |',
    ...rows,
  ].join('\n');
}
