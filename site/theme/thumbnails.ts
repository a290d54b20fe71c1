// What all widgets look like on the cards of the gallery.
import { ADVANCED } from './thumbnails/advanced.tsx';
import { BASIC } from './thumbnails/basic.tsx';
import { CHARTS } from './thumbnails/charts.tsx';
import { CONTAINERS } from './thumbnails/containers.tsx';
import { DATA } from './thumbnails/data.tsx';
import { DIALOGS } from './thumbnails/dialogs.tsx';
import { FORM } from './thumbnails/form.tsx';
import { FORM_VALUES } from './thumbnails/form-values.tsx';
import { LAYOUTS } from './thumbnails/layouts.tsx';
import { MOBILE } from './thumbnails/mobile.tsx';
import { NAVIGATION } from './thumbnails/navigation.tsx';

export const thumbnails = {
  ...DATA,
  ...CONTAINERS,
  ...LAYOUTS,
  ...FORM,
  ...FORM_VALUES,
  ...BASIC,
  ...CHARTS,
  ...NAVIGATION,
  ...ADVANCED,
  ...DIALOGS,
  ...MOBILE,
};
