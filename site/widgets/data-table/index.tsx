// The Data Table, alive: employees to sort, search, select and page through.
import { useMemo, useState } from 'react';
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
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Paged, usePaging } from '../kit/data-paging.tsx';
import {
  isHit,
  PageSizes,
  RowActions,
  SelectBox,
  TableFilter,
  TableValue,
} from '../kit/data-table-parts.tsx';
import {
  EMPLOYEES,
  type Filter,
  filterRows,
  sortRows,
  toTableData,
} from '../kit/data-table-rows.ts';
import '../kit/data.css';

export default createDemo({
  tag: 'table',
  takes: 'table',
  initial: {
    enablesort: true,
    filtermode: 'search',
    multiselect: true,
    radioselect: false,
    showheader: true,
    navigation: 'Basic',
    allowpagesizechange: false,
    show: true,
  },
  idle: ({ multiselect }) => (multiselect ? { radioselect: 'multiselect' } : {}),
  Stage({ state, data: own, fire }) {
    const data = useMemo(() => (own ? toTableData(own) : EMPLOYEES), [own]);
    const { label, columns, actions } = data;
    const { filtermode, multiselect, navigation: kind } = state;
    const hasHeader = state.showheader;
    const [sort, setSort] = useState<SortDescriptor>();
    const [filter, setFilter] = useState<Filter>({});
    const [size, setSize] = useState(5);
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set(own ? [] : [2]));
    const chosen = multiselect ? selected : new Set([...selected].slice(0, 1));
    const rows = sortRows(filterRows(data, filter, filtermode), state.enablesort && sort);
    const paging = usePaging({
      records: rows,
      kind,
      size: kind === 'None' ? rows.length : size,
      onChange: (currentPage) => fire('onSetrecord', { pageInfo: { currentPage } }),
    });
    const select = (keys: Selection) => {
      const next = keys === 'all' ? new Set<Key>(rows.map(({ id }) => id)) : keys;
      const find = (key: Key) => data.rows.find(({ id }) => id === key)?.values;
      const changed = [...new Set([...next, ...chosen])].filter(
        (key) => next.has(key) !== chosen.has(key),
      );
      // Several at once are the work of the box in the header.
      if (changed.length === 1 || !multiselect) fire('onRowclick', { row: find(changed[0] ?? 0) });
      for (const key of changed)
        fire(next.has(key) ? 'onRowselect' : 'onRowdeselect', { row: find(key) });
      setSelected(next);
    };
    const sortBy = (next: SortDescriptor) => {
      fire('onHeaderclick', { column: { field: next.column } });
      const sortDirection = next.direction === 'ascending' ? 'asc' : 'desc';
      fire('onSort', { $data: { colDef: { field: next.column }, sortDirection } });
      setSort(next);
    };
    const hasBoxes = multiselect || state.radioselect;
    return (
      <div className="d-data-wide">
        <TableFilter
          key={filtermode}
          columns={columns}
          mode={filtermode}
          onFilter={(next) => {
            fire('onBeforefilter', { columns: next });
            setFilter(next);
          }}
        />
        <Paged
          paging={paging}
          more="View More"
          extra={state.allowpagesizechange ? <PageSizes size={size} onChange={setSize} /> : null}
        >
          <Table
            aria-label={label}
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
              {columns.map(({ field, title }, i) => (
                <Column
                  key={field}
                  id={field}
                  isRowHeader={i === 0}
                  allowsSorting={state.enablesort && hasHeader}
                >
                  {title}
                </Column>
              ))}
              {actions ? <Column>Actions</Column> : null}
            </TableHeader>
            <TableBody renderEmptyState={() => 'No records found.'}>
              {paging.shown.map((row) => (
                <Row
                  key={row.id}
                  id={row.id}
                  textValue={Object.values(row.values)[0] ?? ''}
                  data-hit={(!data.highlight?.cell && isHit(data, row)) || undefined}
                >
                  {hasBoxes ? (
                    <Cell>
                      <SelectBox isRound={!multiselect} />
                    </Cell>
                  ) : null}
                  {columns.map(({ field }) => (
                    <Cell key={field}>
                      <TableValue
                        data={data}
                        row={row}
                        field={field}
                        onPress={() => fire('onRowclick', { row: row.values })}
                      />
                    </Cell>
                  ))}
                  {actions ? (
                    <Cell>
                      <RowActions
                        names={actions}
                        onPress={() => fire('onRowclick', { row: row.values })}
                      />
                    </Cell>
                  ) : null}
                </Row>
              ))}
            </TableBody>
          </Table>
        </Paged>
      </div>
    );
  },
});
