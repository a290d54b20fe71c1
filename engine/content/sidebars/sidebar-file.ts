// `content/sidebars/*.yaml` → sidebars as the author wrote them, in reading order, one shape.
import { z } from 'zod';
import { isRecord } from '../../text/is-record.ts';
import { chosenBy } from '../yaml/schema-words.ts';

const text = z.string().trim().min(1);

/** Any of the short forms an author may use. */
type WrittenItem =
  | string
  | { label: string; items: WrittenItem[]; description?: string | undefined }
  | { href: string; label: string }
  | { generate: string; label?: string | undefined }
  | Record<string, string>;

const FORMS = 'write "page/id", "page/id: Label", or "label" with "items"';

const itemSchema: z.ZodType<WrittenItem> = chosenBy<WrittenItem>(formOf);

/** Which form an author meant: by the names that only one of them has. */
function formOf(value: unknown): z.ZodType<WrittenItem> {
  if (!isRecord(value)) return pageItem;
  if ('generate' in value) return generatedItem;
  if ('href' in value) return linkItem;
  return 'items' in value || 'label' in value ? categoryItem : labelledItem;
}

const pageItem = z.string(FORMS).trim().min(1);
const generatedItem = z.strictObject({
  generate: text.describe('a folder of pages'),
  label: text.optional(),
});
const linkItem = z.strictObject({
  href: z.url({ protocol: /^https?$/ }).describe('an address outside of the site'),
  label: text,
});
const categoryItem = z.strictObject({
  label: text,
  items: z.array(itemSchema).describe('a list, as in the sidebar itself'),
  description: text.optional(),
});
const labelledItem = z.record(text, text).refine((one) => Object.keys(one).length === 1, FORMS);

export const sidebarFileSchema = z.strictObject({
  name: text.describe('its key in version.json'),
  label: text.optional().describe('what the navigation calls it; the name unless given'),
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and "-"')
    .describe('its name in addresses, such as get-started'),
  order: z.number().int().describe('a number; sidebars stand in this order'),
  group: z
    .enum(['main', 'secondary'])
    .default('main')
    .describe('main stands in the navigation, secondary behind it, set apart'),
  icon: text.optional(),
  description: text.default(''),
  keywords: z
    .array(text)
    .optional()
    .describe('words of a search that ask for this section, such as [fixed, removed]'),
  items: z.array(itemSchema).describe('a list of page ids, and of categories with items'),
});

/** As JSON Schema, for editors; it can't see into a choice by itself. */
export function sidebarJsonSchema(): string {
  const toJson = (schema: z.ZodType) =>
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const isItem = (zodSchema as z.core.$ZodType) === itemSchema;
        if (isItem) Object.assign(jsonSchema, { $ref: '#/$defs/item' });
      },
    });
  const forms = [pageItem, labelledItem, categoryItem, linkItem, generatedItem].map((form) => {
    const { $schema: _schema, ...json } = toJson(form);
    return json;
  });
  const json = { ...toJson(sidebarFileSchema), $defs: { item: { anyOf: forms } } };
  return `${JSON.stringify(json, null, 2)}\n`;
}

export type EntryPath = readonly (string | number)[];

/** One shape for every item, after short forms and generated folders are written out. */
export type SidebarEntry =
  | {
      type: 'page';
      id: string;
      label?: string;
      /** Where it is in the file: keys and indexes. */
      at: EntryPath;
      /** Found in a folder, not named by the author. */
      isGenerated?: true;
    }
  | { type: 'link'; href: string; label: string }
  | {
      type: 'category';
      label: string;
      description: string;
      items: SidebarEntry[];
      /** Shows its entries before a reader opens it. */
      isOpen?: true;
      /** The page that its name leads to. */
      page?: { id: string; at: EntryPath };
    };

export type SidebarFile = {
  name: string;
  label: string;
  slug: string;
  order: number;
  group: 'main' | 'secondary';
  icon?: string;
  description: string;
  /** Words of a search that ask for it. */
  keywords?: readonly string[] | undefined;
  items: SidebarEntry[];
  /** The file, as diagnostics show it. */
  path: string;
};

type Generate = (folder: string, at: EntryPath) => SidebarEntry[];

/** @param generate  gives the entries of a folder of pages, for `generate: folder`. */
export function expandItems(
  items: readonly WrittenItem[],
  generate: Generate,
  at: EntryPath = ['items'],
): SidebarEntry[] {
  return items.flatMap((item, i) => expandItem(item, generate, [...at, i]));
}

function expandItem(item: WrittenItem, generate: Generate, at: EntryPath): SidebarEntry[] {
  if (typeof item === 'string') return [{ type: 'page', id: item, at }];
  if ('items' in item && Array.isArray(item.items)) {
    const { label = '', description = '' } = item;
    const items = expandItems(item.items, generate, [...at, 'items']);
    return [{ type: 'category', label, description, items }];
  }
  if ('href' in item && 'label' in item)
    return [{ type: 'link', href: item.href ?? '', label: item.label ?? '' }];
  if ('generate' in item) {
    const items = generate(item.generate ?? '', [...at, 'generate']);
    return item.label ? [{ type: 'category', label: item.label, description: '', items }] : items;
  }
  return Object.entries(item as Record<string, string>).map(([id, label]) => ({
    type: 'page',
    id,
    label,
    at: [...at, id],
  }));
}
