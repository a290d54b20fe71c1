// `content/widgets/*.yaml` ▶ the widgets that other records may name.
import { z } from 'zod';

const text = z.string().trim().min(1);

export const widgetSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and "-"')
    .describe('what other files call it, such as data-table'),
  title: text.describe('what readers call it, such as Data Table'),
  category: text.describe('its group in the widget library, such as Form'),
  platforms: z
    .array(z.enum(['web', 'react-native', 'cordova']))
    .min(1)
    .describe('where it exists'),
  page: text.describe('the id of the page that describes it'),
  summary: text.max(200).describe('one sentence: what it is for'),
});

export type WidgetFile = z.output<typeof widgetSchema>;
