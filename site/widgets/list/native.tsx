// React Native's List, alive: rows to tap, in groups; more of them come at the end.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { employees } from '../kit/data-records.ts';
import { columnsOnPhones, useTaps } from '../kit/native-items.ts';
import { NativePhone, touch } from '../kit/native-phone.tsx';
import { groupBy } from './groups.ts';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  title: string;
  groupby: string;
  multiselect: boolean;
  itemsperrow: string;
  navigation: string;
  pagesize: number;
  disableitemselect: boolean;
  disabletoucheffect: boolean;
}>;

export default function NativeList({ state, fire }: Props) {
  const { title, multiselect, navigation, disableitemselect, disabletoucheffect } = state;
  const size = Math.max(1, Math.round(state.pagesize));
  const [pages, setPages] = useState(1);
  const groups = groupBy(employees, state.groupby);
  const shown = groups.flatMap(({ rows }) => rows).slice(0, pages * size);
  const isMore = navigation !== 'None' && shown.length < employees.length;
  const find = (id: number) => employees.find((one) => one.id === id);
  const { selected, tap } = useTaps({
    isMany: multiselect,
    onChange: (id, isOn) => fire(isOn ? 'onSelect' : 'onDeselect', { item: find(id) }),
  });
  return (
    <NativePhone title="Directory">
      {title ? <p className="n-heading">{title}</p> : null}
      {groups.map(({ name, rows }) => {
        const items = rows.filter((row) => shown.includes(row));
        if (!items.length) return null;
        return (
          <section key={name}>
            {name ? <p className="n-group">{name}</p> : null}
            <ul className="n-list" style={columnsOnPhones(state.itemsperrow)}>
              {items.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    className="n-item"
                    aria-pressed={selected.includes(row.id)}
                    {...touch(disabletoucheffect)}
                    onClick={() => {
                      fire('onTap', { item: row });
                      if (!disableitemselect) tap(row.id);
                    }}
                  >
                    <span className="n-initials" aria-hidden="true">
                      {row.name.replace(/[^A-Z]/g, '')}
                    </span>
                    <span>
                      {row.name} <small>{row.role}</small>
                    </span>
                    {selected.includes(row.id) ? <span aria-hidden="true">✓</span> : null}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {isMore ? (
        <button type="button" className="n-more" onClick={() => setPages(pages + 1)}>
          Load more
        </button>
      ) : null}
    </NativePhone>
  );
}
