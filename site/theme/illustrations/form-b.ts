// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import calendar from '../../islands/widgets/calendar.tsx';
import checkbox from '../../islands/widgets/checkbox.tsx';
import checkboxset from '../../islands/widgets/checkboxset.tsx';
import colorPicker from '../../islands/widgets/color-picker.tsx';
import date from '../../islands/widgets/date.tsx';
import datetime from '../../islands/widgets/datetime.tsx';
import fileUpload from '../../islands/widgets/file-upload.tsx';
import radioset from '../../islands/widgets/radioset.tsx';
import rating from '../../islands/widgets/rating.tsx';
import selectLocale from '../../islands/widgets/select-locale.tsx';
import switchBar from '../../islands/widgets/switch.tsx';
import time from '../../islands/widgets/time.tsx';
import toggle from '../../islands/widgets/toggle.tsx';

export const illustrations: Record<string, Illustration> = {
  radioset,
  checkbox,
  checkboxset,
  toggle,
  switch: switchBar,
  'color-picker': colorPicker,
  rating,
  'select-locale': selectLocale,
  'file-upload': fileUpload,
  date,
  time,
  datetime,
  calendar,
};
