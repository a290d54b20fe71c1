// The Select Locale, alive: a list of languages, and a page that follows the chosen one.
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { toList } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

const TITLES: Record<string, string> = {
  en: 'Employee directory',
  de: 'Mitarbeiterverzeichnis',
  fr: 'Annuaire du personnel',
  es: 'Directorio de empleados',
  ar: 'دليل الموظفين',
};
const RIGHT_TO_LEFT = /^(ar|he|fa|ur)\b/;
const DAY = new Date(Date.UTC(2026, 2, 9));

/** `undefined` for what isn't the code of a language. */
function toLocale(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

/** A language in its own words. */
function ownName(code: string): string {
  const locale = toLocale(code);
  return (locale && new Intl.DisplayNames(locale, { type: 'language' }).of(locale)) ?? code;
}

function Localized({ code }: { code: string }) {
  const locale = toLocale(code) ?? 'en';
  const day = DAY.toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="d-localized" lang={locale} dir={RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'}>
      <strong>{TITLES[locale] ?? TITLES.en}</strong>
      <p>{day}</p>
      <p>{(1234.5).toLocaleString(locale, { style: 'currency', currency: 'EUR' })}</p>
    </div>
  );
}

export default createDemo({
  tag: 'selectlocale',
  initial: {
    datavalue: 'en',
    dataset: 'en, de, fr, ar',
    placeholder: 'Choose a language',
    hint: 'Language',
    disabled: false,
    show: true,
  },
  Stage({ state: { datavalue, dataset, placeholder, hint, disabled }, set, fire }) {
    const codes = toList(dataset);
    return (
      <div className="d-stack">
        <div title={hint || undefined}>
          <Select
            className="d-locale"
            aria-label={hint || 'Language'}
            placeholder={placeholder}
            value={codes.includes(datavalue) ? datavalue : null}
            isDisabled={disabled}
            onFocus={() => fire('onFocus')}
            onBlur={() => fire('onBlur')}
            onChange={(key) => {
              const newVal = String(key);
              fire('onChange', { newVal, oldVal: datavalue });
              set({ datavalue: newVal });
            }}
          >
            <Button onPressStart={() => fire('onClick')}>
              <SelectValue />
              <span aria-hidden="true">▾</span>
            </Button>
            <Popover className="d-locale-popover">
              <ListBox>
                {codes.map((code) => (
                  <ListBoxItem key={code} id={code} textValue={ownName(code)}>
                    <span lang={toLocale(code)}>{ownName(code)}</span>
                  </ListBoxItem>
                ))}
              </ListBox>
            </Popover>
          </Select>
        </div>
        <Localized code={datavalue} />
      </div>
    );
  },
});
