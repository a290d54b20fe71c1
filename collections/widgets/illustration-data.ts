// What a page may give an illustration to show, a kind of data each: figures, a table, options, panes, steps, a form.
import { z } from 'zod';

const text = z.string().min(1);
const cell = z.union([z.string(), z.number(), z.boolean()]);
const texts = z.array(text).min(1).max(12);

const figures = z
  .strictObject({
    title: text.describe('heading of the chart'),
    label: text.describe('field of the x-axis'),
    fields: z.array(text).min(1).max(6).describe('fields with numbers: the y-axis'),
    records: z
      .array(z.record(z.string(), z.union([z.string(), z.number()])))
      .min(1)
      .max(12),
  })
  .superRefine(({ label, fields, records }, context) => {
    records.forEach((record, at) => {
      const path = ['records', at];
      if (record[label] === undefined)
        context.addIssue({ code: 'custom', path, message: `has no field "${label}", the label` });
      for (const field of fields)
        if (typeof record[field] !== 'number')
          context.addIssue({ code: 'custom', path, message: `needs a number as "${field}"` });
    });
  });

const table = z
  .strictObject({
    label: text.describe('what the rows are, for those who hear it'),
    columns: z.array(text).min(1).max(8),
    rows: z.array(z.array(cell)).min(1).max(12).describe('a cell for each column'),
    actions: texts.optional().describe('buttons at the end of each row'),
    buttons: texts.optional().describe('columns whose cells are buttons'),
    links: texts.optional().describe('columns whose cells are links'),
    pictures: texts.optional().describe('columns whose cells are initials on a picture'),
    highlight: z
      .strictObject({
        column: text,
        value: cell,
        cell: z.boolean().optional().describe('the cell alone, not its row'),
      })
      .optional(),
  })
  .superRefine((value, context) => {
    const { columns, rows, buttons = [], links = [], pictures = [], highlight } = value;
    rows.forEach((row, at) => {
      if (row.length === columns.length) return;
      const message = `has ${row.length} cells for ${columns.length} columns`;
      context.addIssue({ code: 'custom', path: ['rows', at], message });
    });
    const named = { buttons, links, pictures, highlight: highlight ? [highlight.column] : [] };
    for (const [key, names] of Object.entries(named))
      for (const name of names)
        if (!columns.includes(name)) {
          const message = `there is no column "${name}"`;
          context.addIssue({ code: 'custom', path: [key], message });
        }
  });

const options = z.strictObject({ label: text.describe('its caption'), options: texts });

const panes = z.strictObject({
  label: text.describe('what the panes are about'),
  panes: z
    .array(z.strictObject({ title: text, text }))
    .min(2)
    .max(8),
});

const field = z.strictObject({
  label: text,
  value: z.string().optional(),
  type: z.enum(['text', 'date']).optional(),
  options: texts.optional().describe('makes it a select'),
  required: z.boolean().optional(),
  when: z
    .strictObject({ field: text, is: text })
    .optional()
    .describe('shown only while another field has this value'),
});

const fields = z.array(field).min(1).max(10);

const steps = z.strictObject({
  steps: z
    .array(z.strictObject({ title: text, fields }))
    .min(2)
    .max(6),
  done: text.optional().describe('what it says at the end'),
});

const form = z
  .strictObject({
    fields,
    list: z
      .strictObject({ title: text, columns: texts, rows: z.array(z.array(cell)).max(12) })
      .optional()
      .describe('records that belong to the form, below its fields'),
  })
  .superRefine(({ fields: all, list }, context) => {
    all.forEach(({ when }, at) => {
      if (!when || all.some(({ label }) => label === when.field)) return;
      const message = `there is no field "${when.field}"`;
      context.addIssue({ code: 'custom', path: ['fields', at, 'when'], message });
    });
    list?.rows.forEach((row, at) => {
      if (row.length === list.columns.length) return;
      const message = `has ${row.length} cells for ${list.columns.length} columns`;
      context.addIssue({ code: 'custom', path: ['list', 'rows', at], message });
    });
  });

/** Kinds of data, by the name under which an illustration says what it takes. */
export const dataSchemas = { figures, table, options, panes, steps, form } as const;

export type DataKind = keyof typeof dataSchemas;

/** What a stage is given, by kind. */
export type IllustrationData = { [Kind in DataKind]: z.output<(typeof dataSchemas)[Kind]> };
