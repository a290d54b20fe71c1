// The List, alive: one template for every employee, in groups, with paging and selection.
import { useState } from 'react';
import {
  Header,
  type Key,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type Selection,
  Text,
} from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Paged, usePaging } from '../kit/data-paging.tsx';
import { type Employee, employees } from '../kit/data-records.ts';
import { itemsPerRow } from '../kit/items-per-row.ts';
import { groupBy } from './groups.ts';
import '../kit/data.css';

export default createDemo({
  tag: 'list',
  native: () => import('./native.tsx'),
  initial: {
    title: 'Employees',
    groupby: 'city',
    showcount: true,
    multiselect: false,
    itemsperrow: 'xs-1 sm-1 md-1 lg-1',
    navigation: 'Pager',
    pagesize: 4,
    disableitemselect: false,
    disabletoucheffect: false,
    show: true,
  },
  Stage({ state, fire }) {
    const { title, multiselect, itemsperrow, navigation, pagesize } = state;
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
    const groups = groupBy(employees, state.groupby);
    const paging = usePaging({
      records: groups.flatMap(({ rows }) => rows),
      kind: navigation,
      size: pagesize,
      onChange: ($index) => fire('onPaginationchange', { $index }),
    });
    const select = (keys: Selection) => {
      if (keys === 'all') return;
      const find = (key: Key) => employees.find(({ id }) => id === key);
      for (const key of keys) if (!selected.has(key)) fire('onSelect', { $data: find(key) });
      for (const key of selected)
        if (!keys.has(key)) fire('onDeselect', { selecteditem: find(key) });
      setSelected(new Set(keys));
    };
    const columns = itemsPerRow(itemsperrow);
    return (
      <div className="d-data-list-frame">
        {title ? <p className="d-data-title">{title}</p> : null}
        <Paged paging={paging} more="Load More">
          <ListBox
            aria-label={title || 'Employees'}
            className="d-data-list"
            data-columns={columns}
            layout={columns > 1 ? 'grid' : 'stack'}
            selectionMode={multiselect ? 'multiple' : 'single'}
            selectedKeys={multiselect ? selected : [...selected].slice(0, 1)}
            onSelectionChange={select}
          >
            {groups.map(({ name, rows }) => {
              const items = rows
                .filter((row) => paging.shown.includes(row))
                .map((row) => (
                  <Item
                    key={row.id}
                    employee={row}
                    onClick={() => fire('onClick', { item: row })}
                  />
                ));
              if (!items.length || !name) return items;
              return (
                <ListBoxSection key={name} id={name} className="d-data-group">
                  <Header className="d-data-group-name">
                    {name}
                    {state.showcount ? <span>{rows.length}</span> : null}
                  </Header>
                  {items}
                </ListBoxSection>
              );
            })}
          </ListBox>
        </Paged>
      </div>
    );
  },
  content: (_, prefix) =>
    [
      `  <${prefix}-listtemplate layout="inline" name="employeeTemplate1">`,
      `    <${prefix}-label name="fullName" caption="bind:Variables.employees.dataSet[$i].fullName"></${prefix}-label>`,
      `  </${prefix}-listtemplate>`,
    ].join('\n'),
});

function Item({ employee: { id, name, role }, onClick }: { employee: Employee; onClick(): void }) {
  return (
    <ListBoxItem id={id} textValue={name} className="d-data-item" onPress={onClick}>
      <span className="d-data-initials" data-initials={name.replace(/[^A-Z]/g, '')} />
      <Text slot="label" className="d-data-employee">
        {name} <small>{role}</small>
      </Text>
    </ListBoxItem>
  );
}
