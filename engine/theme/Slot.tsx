// Places around an article that collections fill: each with the facts that its collection has of the page.
import type { ComponentType } from 'react';
import type { Drawing, SlotProps } from '../collection.ts';
import type { PageFrame } from '../model/page-frame.ts';
import type { Shell } from './shell.ts';

export type SlotName = keyof NonNullable<Drawing['slots']>;

/** What the collections of a site put into the places, in their order. */
export type Slots = readonly { collection: string; texts: unknown; slots: Drawing['slots'] }[];

type Props = { name: SlotName; slots: Slots; frame: PageFrame; shell: Shell };

/** Empty where no collection has facts of this page. */
export function Slot({ name, slots, frame, shell }: Props) {
  return slots.map(({ collection, texts, slots: own }) => {
    const Part = own?.[name] as ComponentType<SlotProps<unknown, unknown>> | undefined;
    const facts = frame.facts[collection];
    if (!Part || facts === undefined) return null;
    return <Part key={collection} facts={facts} texts={texts} frame={frame} shell={shell} />;
  });
}
