// What a live illustration of a widget is, and what it is given.
import type { ComponentType } from 'react';
import type { Texts } from './texts.ts';

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
  /** Short code of the product in small letters: the prefix of its markup. */
  prefix: string;
  texts: Texts['widgets']['demo'];
};

/** Loaded when a reader comes near; what it says of itself stands on the component. */
export type Illustration = ComponentType<IllustrationProps> & {
  /** Properties that can be changed, with their first values: script names, or labels such as `marker-text`. */
  initial: Readonly<Record<string, unknown>>;
};
