// `content/widgets/*.yaml` → what a widget is and takes: the schema of its manifest.
import { z } from 'zod';

const text = z.string().trim().min(1);
export const PLATFORMS = ['web', 'react-native', 'cordova'] as const;
const platforms = z.array(z.enum(PLATFORMS)).min(1).describe('where it exists');
const since = z
  .string()
  .regex(/^\d+(?:\.\d+)*$/, 'expected a version in quotes, such as "11.10"')
  .describe('the first version that has it, in quotes');
const scriptName = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'expected a name as markup and scripts write it')
  .describe('its name in markup and scripts, where that is known');

/** What many widgets share is written once in `widget-parts.yaml`. */
const used = z.strictObject({
  use: text.describe('the name of a shared part of widget-parts.yaml'),
  description: text.optional().describe('Markdown, where this widget needs another one'),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  platforms: platforms.optional(),
  since: since.optional(),
});

const propertySchema = z.strictObject({
  name: scriptName.optional(),
  label: text.describe('what the Studio calls it'),
  group: text.describe('the group of the properties panel, such as Behavior'),
  type: z
    .enum([
      'text',
      'number',
      'boolean',
      'choice',
      'date',
      'list',
      'object',
      'expression',
      'icon',
      'color',
      'length',
      'page',
      'method',
    ])
    .optional()
    .describe('what it takes, where that is known'),
  values: z.array(z.string()).min(1).optional().describe('all values of a choice'),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  bindable: z.boolean().optional().describe('it can be bound to a variable'),
  platforms: platforms.optional(),
  since: since.optional(),
  deprecated: z
    .union([z.literal(true), text])
    .optional()
    .describe('true, or what to use instead'),
  description: text.describe('Markdown: what it does, from the view of who sets it'),
});

const argumentSchema = z.strictObject({
  name: z.string().regex(/^\$?[A-Za-z]\w*$/, 'expected a name as JavaScript writes it'),
  type: text.optional(),
  description: text.optional(),
});

const eventSchema = z.strictObject({
  name: scriptName,
  label: text.describe('what the Studio calls it'),
  group: text.optional().describe('Mouse, Touch, Keyboard, Callback …'),
  args: z.array(argumentSchema).optional().describe('what its handler is given'),
  platforms: platforms.optional(),
  since: since.optional(),
  deprecated: z.union([z.literal(true), text]).optional(),
  description: text.describe('Markdown: when it is triggered'),
  example: text.optional().describe('JavaScript: a handler'),
});

const methodSchema = z.strictObject({
  name: scriptName,
  signature: text.describe('as a script calls it, such as selectItem(item)'),
  returns: text.optional(),
  platforms: platforms.optional(),
  since: since.optional(),
  deprecated: z.union([z.literal(true), text]).optional(),
  description: text.describe('Markdown: what it does'),
  example: text.optional().describe('JavaScript'),
});

export const widgetSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and "-"')
    .describe('what other files call it, such as data-table'),
  title: text.describe('what readers call it, such as Data Table'),
  category: text.describe('its group in the widget library, such as Form'),
  platforms,
  since: since.optional(),
  page: text.describe('the id of the page that describes it'),
  summary: text.max(200).describe('one sentence: what it is for'),
  properties: z.array(z.union([used, propertySchema])).optional(),
  events: z.array(z.union([used, eventSchema])).optional(),
  methods: z.array(methodSchema).optional(),
  styles: z
    .array(z.strictObject({ class: text, description: text }))
    .optional()
    .describe('style classes that apply to it'),
});

export type PropertyDoc = z.output<typeof propertySchema>;
export type EventDoc = z.output<typeof eventSchema>;
export type MethodDoc = z.output<typeof methodSchema>;
export type WidgetFile = z.output<typeof widgetSchema>;

/** `content/widget-parts.yaml`: properties and events that many widgets share, by name. */
export const widgetPartsSchema = z.strictObject({
  properties: z.record(z.string(), propertySchema).default({}),
  events: z.record(z.string(), eventSchema).default({}),
});

export type WidgetParts = z.output<typeof widgetPartsSchema>;
