// What the stages of a page hand on of a collection's records: plain data, of which the engine knows no more.
import type { Attributes } from '../../text/attributes.ts';
import type { SourceLine } from '../pages/source-text.ts';

/** Records and interface texts of a collection: plain data, so that worker threads can have a copy. */
export type CollectionData<R = unknown, T = object> = { records: R; texts: T };

/** What a card shows of a record. */
export type RecordCard = { picture?: string; style?: string; platforms: readonly string[] };

/** The line that asks for a shortcode, and what it says in braces. */
export type ShortcodeCall = { name: string; attributes: Attributes; at: SourceLine };
