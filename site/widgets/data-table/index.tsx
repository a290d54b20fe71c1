// The Data Table, alive: employees to sort, search, select and page through, and to edit in each of its layouts.
import { useMemo, useState } from 'react';
import type { Key, Selection, SortDescriptor } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { partMarkup } from '../kit/containers-markup.ts';
import { NewButton, RecordDetails, RecordForm } from '../kit/data-edit-form.tsx';
import { EditTable } from '../kit/data-edit-table.tsx';
import { useEditing } from '../kit/data-editing.ts';
import { idleOf, layoutOf, READ_ONLY } from '../kit/data-layouts.ts';
import { Paged, usePaging } from '../kit/data-paging.tsx';
import { PageSizes, TableFilter } from '../kit/data-table-parts.tsx';
import {
  EMPLOYEES,
  type Filter,
  filterRows,
  sortRows,
  type TableRow,
  toTableData,
} from '../kit/data-table-rows.ts';
import { ViewTable } from '../kit/data-view-table.tsx';
import '../kit/data.css';

const NO_EVENTS = () => {};

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
    layout: READ_ONLY,
    formposition: 'bottom',
    shownewrow: true,
    required: true,
    regexp: '[A-Z].* .+',
    validationmessage: 'Enter a first and a last name.',
    show: true,
  },
  idle: idleOf,
  ofContent: ['required', 'regexp', 'validationmessage'],
  content: ({ required, regexp, validationmessage }, prefix) =>
    partMarkup(`${prefix}-table-column`, {
      binding: 'name',
      caption: 'Name',
      required: String(required),
      regexp,
      validationmessage,
    }),
  Stage({ state, data: own, fire }) {
    const data = useMemo(() => (own ? toTableData(own) : EMPLOYEES), [own]);
    const { columns } = data;
    const { filtermode, navigation: kind, showheader: hasHeader } = state;
    const { isInRow, isQuick, isInForm, isDialog, hasDetails } = layoutOf(state.layout);
    const multiselect = state.multiselect && !isInForm;
    const [sort, setSort] = useState<SortDescriptor>();
    const [filter, setFilter] = useState<Filter>({});
    const [size, setSize] = useState(5);
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set(own ? [] : [2]));
    const chosen = multiselect ? selected : new Set([...selected].slice(0, 1));
    const editing = useEditing({
      rows: data.rows,
      columns,
      checks: state,
      fire: isInForm ? NO_EVENTS : fire,
    });
    const { records, begin } = editing;
    const rows = sortRows(
      filterRows({ ...data, rows: records }, filter, filtermode),
      state.enablesort && sort,
    );
    const paging = usePaging({
      records: rows,
      kind,
      size: kind === 'None' ? rows.length : size,
      onChange: (currentPage) => fire('onSetrecord', { pageInfo: { currentPage } }),
    });
    const find = (key: Key | undefined) => records.find(({ id }) => id === key);
    const select = (keys: Selection) => {
      const next = keys === 'all' ? new Set<Key>(rows.map(({ id }) => id)) : keys;
      const changed = [...new Set([...next, ...chosen])].filter(
        (key) => next.has(key) !== chosen.has(key),
      );
      // Several at once are the work of the box in the header.
      if (changed.length === 1 || !multiselect)
        fire('onRowclick', { row: find(changed[0] ?? 0)?.values });
      for (const key of changed)
        fire(next.has(key) ? 'onRowselect' : 'onRowdeselect', { row: find(key)?.values });
      setSelected(next);
      const [first] = next;
      if (isInForm && !isDialog) begin(find(first));
    };
    const sortBy = (next: SortDescriptor) => {
      fire('onHeaderclick', { column: { field: next.column } });
      const sortDirection = next.direction === 'ascending' ? 'asc' : 'desc';
      fire('onSort', { $data: { colDef: { field: next.column }, sortDirection } });
      setSort(next);
    };
    const act = (row: TableRow, name: string) => {
      if (isInForm && name === 'Edit') return begin(row);
      if (isInForm && name === 'Delete') return editing.remove(row);
      fire('onRowclick', { row: row.values });
    };
    const common = {
      rows: paging.shown,
      hasHeader,
      boxes: multiselect ? 'many' : state.radioselect && !isInForm ? 'one' : 'none',
      chosen,
      onSelect: select,
      sort,
      canSort: state.enablesort,
      onSort: sortBy,
    } as const;
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
          {isInRow ? (
            <EditTable
              label={data.label}
              columns={columns}
              editing={editing}
              isQuick={isQuick}
              isRequired={state.required}
              hasNewRow={state.shownewrow}
              isNewFirst={state.formposition === 'top'}
              {...common}
            />
          ) : (
            <ViewTable
              data={data}
              {...common}
              actions={isInForm ? ['Edit', 'Delete'] : data.actions}
              onAction={act}
            />
          )}
        </Paged>
        {isInForm ? (
          <>
            <div className="d-data-paging">
              <NewButton onPress={() => begin()} />
            </div>
            <RecordForm
              editing={editing}
              columns={columns}
              isRequired={state.required}
              isDialog={isDialog}
            />
          </>
        ) : null}
        {hasDetails ? <RecordDetails columns={columns} row={find([...chosen][0])} /> : null}
      </div>
    );
  },
});
