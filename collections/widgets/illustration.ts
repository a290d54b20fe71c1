// What a live illustration of a widget is, and the props that it gets.
import type { ComponentType } from 'react';
import { lookUp } from '../../engine/shared.ts';
import type { DemoTexts } from './demo-texts.ts';
import type { Runtime } from './facts/facts-file.ts';
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

/** Of a widget that the web's runtime and React Native's have. */
export type RuntimeProps = {
  names: Readonly<Record<Runtime, string>>;
  /** Key of a property → the only runtime that has it. */
  only: Record<string, Runtime>;
  /** Events that React Native lacks. */
  lacking: readonly string[];
  /** Label and name of properties that React Native has, and the illustration doesn't draw. */
  others?: readonly (readonly [label: string, name?: string])[];
  /** Key → what React Native does where nothing is set; by the facts that the tables show. */
  defaults?: Readonly<Record<string, string | number | boolean>>;
};

export type IllustrationProps = {
  widget: { name: string; title: string };
  /** Those that the illustration has, in its order. */
  properties: IllustratedProperty[];
  /** The state that it begins with, instead of its usual first values. */
  given: FirstState;
  /** What it shows instead of its usual records: of the kind that it takes. */
  data?: unknown;
  /** It can be tried as on each of them. */
  runtimes?: RuntimeProps;
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
  /** It also draws the widget as React Native does, but for the properties that this drawing lacks. */
  native?: { lacks: readonly string[] };
};

/** The style sheet that a widget is drawn with, named after the first widget on its page: they share one. */
export function sheetOf(name: string, all: WidgetRecords['widgets']): string {
  const page = lookUp(all, name)?.page;
  return Object.values(all).find((one) => one.page === page)?.name ?? name;
}
