// What a live illustration of a widget is, and the props that it gets.
import type { ComponentType } from 'react';
import { lookUp } from '../../engine/shared.ts';
import type { DemoTexts } from './demo-texts.ts';
import type { FirstState } from './first-state.ts';
import type { DataKind } from './illustration-data.ts';
import type { WidgetRecords } from './load-widgets.ts';

/** A property as its panel shows it; from the manifest. */
export type IllustratedProperty = {
  key: string;
  /** In markup and scripts, where it is known. */
  name?: string;
  label: string;
  type?: string;
  values?: string[];
};

export type IllustrationProps = {
  widget: { name: string; title: string };
  /** Those that the illustration has, in its order. */
  properties: IllustratedProperty[];
  /** The state that it begins with, instead of its usual first values. */
  given: FirstState;
  /** What it shows instead of its usual records: of the kind that it takes. */
  data?: unknown;
  /** Panel, events and markup are shown only on request. */
  isClosed: boolean;
  /** Short code of the product in small letters: the prefix of its markup. */
  prefix: string;
  /** The site's texts, where they differ from `demoTexts`. */
  texts?: DemoTexts;
};

/** Loaded when a reader comes near it; its own description is a property of the component. */
export type Illustration = ComponentType<IllustrationProps> & {
  /** Properties that can be changed, with their first values: script names, or labels such as `marker-text`. */
  initial: Readonly<Record<string, unknown>>;
  /** What a page can give it to show. */
  takes?: DataKind;
};

/** The style sheet that a widget is drawn with, named after the first widget on its page: they share one. */
export function sheetOf(name: string, all: WidgetRecords['widgets']): string {
  const page = lookUp(all, name)?.page;
  return Object.values(all).find((one) => one.page === page)?.name ?? name;
}
