// React Native's Calendar, alive: one month, with a dot at each day on which something begins; a tap selects a day.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone, readyWith } from '../kit/native-phone.tsx';
import { addDays, leavesOn, say, step, weekFrom } from '../kit/pickers-leaves.ts';
import { dayOf, readMoment } from '../kit/pickers-moment.ts';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

/** Six weeks, so that no month is higher than another. */
const WEEKS = [0, 1, 2, 3, 4, 5];

export default function NativeCalendar({ state, set, fire }: StageProps<{ datavalue: string }>) {
  const day = toDay(state.datavalue);
  const month = day.slice(0, 8);
  const today = dayOf(new Date());
  const select = (next: string) => {
    const datavalue = toText(next);
    set({ datavalue });
    fire('onSelect', { $start: datavalue, $end: datavalue, $data: beginningOn(next) });
    fire('onViewrender');
  };
  const turn = (count: number) => select(step(day, 'month', count));
  const title = `${say(day, { month: 'short' })}  ${day.slice(0, 4)}`;
  return (
    <NativePhone title="Team" sheet={SHEET}>
      <div className="n-month">
        <div className="n-month-head">
          <button type="button" aria-label="Previous month" onClick={() => turn(-1)}>
            ‹
          </button>
          <span aria-live="polite">{title}</span>
          <button type="button" aria-label="Next month" onClick={() => turn(1)}>
            ›
          </button>
        </div>
        <table>
          <thead>
            <tr>
              {weekFrom(day).map((one) => (
                <th key={one} scope="col">
                  {say(one, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKS.map((week) => (
              <tr key={week}>
                {weekFrom(addDays(`${month}01`, week * 7)).map((one) => (
                  <td key={one}>
                    {one.startsWith(month) ? (
                      <button
                        type="button"
                        className="n-day"
                        aria-label={say(one, { dateStyle: 'full' })}
                        aria-pressed={one === day}
                        data-today={one === today || undefined}
                        data-dots={Math.min(3, beginningOn(one).length) || undefined}
                        onClick={() => select(one)}
                      >
                        {Number(one.slice(8))}
                      </button>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Aside>
        Scripts read <code>"{toText(day)}"</code>
        {beginningOn(day).map(({ employee, kind }) => (
          <span key={employee}>
            {' '}
            · {employee}, {kind}
          </span>
        ))}
      </Aside>
    </NativePhone>
  );
}

const beginningOn = (day: string) =>
  leavesOn(day).filter(({ firstDay }) => firstDay.startsWith(day));

/** `2026-03-09` → `09-03-2026`, as this runtime writes it. */
const toText = (day: string) => day.split('-').reverse().join('-');

/** A day in either order; without one, today. */
function toDay(text: string): string {
  const at = readMoment(/^\d\d-\d\d-\d{4}$/.test(text) ? toText(text) : text);
  return dayOf(at ?? new Date());
}
