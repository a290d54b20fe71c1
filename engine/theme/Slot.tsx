// Places around an article that collections fill: each with the facts that its collection has of the page.
import type { PageData } from '../model/page-data.ts';
import type { Drawing } from './drawing.ts';
import type { SiteData } from './site-data.ts';

/** `head`: in the head of the page; `belowTitle`, `belowArticle`. */
export type SlotName = keyof NonNullable<Drawing['slots']>;

/** What the collections of a site put into the places, in their order. */
export type Slots = readonly { collection: string; texts: object; slots: Drawing['slots'] }[];

/** What a place is filled from: `slots` as the page is given them. */
export type SlotPlaceProps = {
  name: SlotName;
  slots: Slots;
  pageData: PageData;
  siteData: SiteData;
};

/** A place around an article: what each collection draws there. Empty where none has facts of this page. */
export function Slot({ name, slots, pageData, siteData }: SlotPlaceProps) {
  return slots.map(({ collection, texts, slots: own }) => {
    const Part = own?.[name];
    const facts = pageData.facts[collection];
    if (!Part || facts === undefined) return null;
    return (
      <Part key={collection} facts={facts} texts={texts} pageData={pageData} siteData={siteData} />
    );
  });
}
