// The closed set of directives. `::include`, and passages that records make (`::properties` …), are expanded by
// the content stage, before.
import { callout } from './callout.ts';
import { card, cards } from './cards.ts';
import { details } from './details.ts';
import type { Directive } from './directive.ts';
import { figure } from './figure.ts';
import { filter } from './filter.ts';
import { steps } from './steps.ts';
import { tab, tabs } from './tabs.ts';
import { tool } from './tool.ts';
import { video } from './video.ts';
import { widget } from './widget.ts';

export const directives: ReadonlyMap<string, Directive> = new Map(
  [callout, details, tabs, tab, steps, cards, card, figure, filter, tool, video, widget].flatMap(
    (directive) => directive.names.map((name) => [name, directive] as const),
  ),
);
