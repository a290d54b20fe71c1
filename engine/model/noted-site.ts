// A site → the same, which notes what of it is asked for, where that often changes and is seldom asked for: what was made without stays as it is.
import type { RecordsOf } from '../content/config/records-of.ts';
import { once, onceFor } from '../text/once.ts';
import type { Doc } from './doc.ts';

/** Descriptions of pages; records of collections, but what a collection is handed of its own. */
export type Asked = 'descriptions' | 'records';

/** Of a site, where these can be asked for. */
type Noted = {
  doc(id: string): Doc | undefined;
  childrenOf(id: string): readonly Doc[];
  recordsOf: RecordsOf;
  collections: readonly { data: unknown }[];
};

export function notedSite<S extends Noted>(site: S, note: (asked: Asked) => void): S {
  const noted = onceFor((doc: Doc) => withNote(doc, () => note('descriptions')));
  const records = () => note('records');
  const collections = once(() => site.collections.map((one) => withDataNoted(one, records)));
  const own: Noted = {
    doc(id) {
      const doc = site.doc(id);
      return doc && noted(doc);
    },
    childrenOf: (id) => site.childrenOf(id).map(noted),
    recordsOf(...of) {
      records();
      return site.recordsOf(...of);
    },
    get collections() {
      return collections();
    },
  };
  return Object.create(site, Object.getOwnPropertyDescriptors(own)) as S;
}

function withNote(doc: Doc, note: () => void): Doc {
  const { description } = doc.frontMatter;
  const frontMatter = Object.defineProperty({ ...doc.frontMatter }, 'description', {
    enumerable: true,
    get() {
      note();
      return description;
    },
  });
  return { ...doc, frontMatter };
}

/** What its records make known of all collections is part of what the site says. */
function withDataNoted<C extends { data: unknown }>(one: C, note: () => void): C {
  const data = {
    get() {
      note();
      return one.data;
    },
    enumerable: true,
  };
  return Object.defineProperty({ ...one }, 'data', data);
}
