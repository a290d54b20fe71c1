// A period at a glance: sums, and a line a day for each.
import type { Day, Overview as Facts } from '../read/findings.ts';
import { Line } from './Line.tsx';
import { State } from './State.tsx';
import type { Loaded } from './use-load.ts';

type Key = Exclude<keyof Day, 'day'>;

const CARDS: readonly { key: Key; name: string; about: string }[] = [
  { key: 'views', name: 'Views', about: 'of a sample of visits' },
  { key: 'yes', name: 'Yes', about: 'the page got them there' },
  { key: 'no', name: 'No', about: 'something was missing' },
  { key: 'searches', name: 'Searches', about: 'typed to the end' },
  { key: 'nothing', name: 'Without results', about: 'of these searches' },
  { key: 'missing', name: 'Not found', about: 'addresses that lead nowhere' },
  { key: 'errors', name: 'Script errors', about: 'of our own code' },
];

export function Overview({ loaded }: { loaded: Loaded<Facts> }) {
  return (
    <State
      loaded={loaded}
      isEmpty={({ days }) => days.every((day) => CARDS.every(({ key }) => day[key] === 0))}
      empty="Nothing has happened in this period. Choose a longer one, or remove a filter."
    >
      {({ days }) => (
        <div className="cards">
          {CARDS.map(({ key, name, about }) => {
            const values = days.map((day) => day[key]);
            const sum = values.reduce((all, one) => all + one, 0);
            return (
              <section key={key} className="card">
                <h2>{name}</h2>
                <p className="sum">{sum.toLocaleString('en')}</p>
                <p className="about">{about}</p>
                <Line label={`${name} a day`} days={days.map(({ day }) => day)} values={values} />
              </section>
            );
          })}
        </div>
      )}
    </State>
  );
}
