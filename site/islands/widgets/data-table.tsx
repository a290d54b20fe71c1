// The Data Table, alive: employees to sort, search, select and page through.
import { useState } from 'react';
import {
  Cell,
  Column,
  type Key,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { createDemo } from '../demo/create-demo.tsx';
import { Paged, usePaging } from '../demo/data-paging.tsx';
import { employees } from '../demo/data-records.ts';
import { PageSizes, SelectBox, TableFilter } from '../demo/data-table-parts.tsx';
import { COLUMNS, type Filter, filterRows, NO_FILTER, sortRows } from '../demo/data-table-rows.ts';

export default createDemo({
  tag: 'table',
  initial: {
    'enable-sort': true,
    filtermode: 'search',
    multiselect: true,
    'radio-column': false,
    'show-header': true,
    'pagination-type': 'Basic',
    'show-page-size-selection': false,
    show: true,
  },
  Stage({ state, fire }) {
    const { filtermode, multiselect, 'pagination-type': kind } = state;
    const hasHeader = state['show-header'];
    const [sort, setSort] = useState<SortDescriptor>();
    const [filter, setFilter] = useState<Filter>(NO_FILTER);
    const [size, setSize] = useState(5);
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set([2]));
    const chosen = multiselect ? selected : new Set([...selected].slice(0, 1));
    const rows = sortRows(filterRows(employees, filter, filtermode), state['enable-sort'] && sort);
    const paging = usePaging({
      records: rows,
      kind,
      size: kind === 'None' ? rows.length : size,
      onChange: (page) => fire('onPaginationChange', { pageInfo: { currentPage: page } }),
    });
    const select = (keys: Selection) => {
      const next = keys === 'all' ? new Set<Key>(rows.map(({ id }) => id)) : keys;
      const find = (key: Key) => employees.find(({ id }) => id === key);
      const changed = [...new Set([...next, ...chosen])].filter(
        (key) => next.has(key) !== chosen.has(key),
      );
      // Several at once are the work of the box in the header.
      if (changed.length === 1 || !multiselect) fire('onRowClick', { row: find(changed[0] ?? 0) });
      for (const key of changed)
        fire(next.has(key) ? 'onRowSelect' : 'onRowDeselect', { row: find(key) });
      setSelected(next);
    };
    const sortBy = (next: SortDescriptor) => {
      fire('onHeaderClick', { column: { field: next.column } });
      const sortDirection = next.direction === 'ascending' ? 'asc' : 'desc';
      fire('onDataSort', { $data: { colDef: { field: next.column }, sortDirection } });
      setSort(next);
    };
    const hasBoxes = multiselect || state['radio-column'];
    return (
      <div className="d-data-wide">
        <TableFilter
          key={filtermode}
          mode={filtermode}
          onFilter={(next) => {
            fire('onBeforeFilter', { columns: next });
            setFilter(next);
          }}
        />
        <Paged
          paging={paging}
          more="View More"
          extra={
            state['show-page-size-selection'] ? <PageSizes size={size} onChange={setSize} /> : null
          }
        >
          <Table
            aria-label="Employees"
            className={hasHeader ? 'd-data-table' : 'd-data-table d-data-headless'}
            selectionMode={multiselect ? 'multiple' : 'single'}
            selectedKeys={chosen}
            onSelectionChange={select}
            {...(sort ? { sortDescriptor: sort } : {})}
            onSortChange={sortBy}
          >
            <TableHeader>
              {hasBoxes ? (
                <Column textValue="Selection">{multiselect ? <SelectBox /> : null}</Column>
              ) : null}
              {COLUMNS.map(({ field, title }, i) => (
                <Column
                  key={field}
                  id={field}
                  isRowHeader={i === 0}
                  allowsSorting={state['enable-sort'] && hasHeader}
                >
                  {title}
                </Column>
              ))}
            </TableHeader>
            <TableBody renderEmptyState={() => 'No records found.'}>
              {paging.shown.map((row) => (
                <Row key={row.id} id={row.id} textValue={row.name}>
                  {hasBoxes ? (
                    <Cell>
                      <SelectBox isRound={!multiselect} />
                    </Cell>
                  ) : null}
                  {COLUMNS.map(({ field }) => (
                    <Cell key={field}>{row[field]}</Cell>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
        </Paged>
      </div>
    );
  },
});
