// Rows of a Data Table that are looked at: to sort and to select, with buttons for what can be done to each.
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
import { isHit, RowActions, SelectBox, TableValue } from './data-table-parts.tsx';
import type { TableData, TableRow } from './data-table-rows.ts';

type Props = {
  data: TableData;
  /** Those on show. */
  rows: readonly TableRow[];
  hasHeader: boolean;
  /** Boxes or round ones at the beginning of each row. */
  boxes: 'many' | 'one' | 'none';
  chosen: ReadonlySet<Key>;
  onSelect(keys: Selection): void;
  sort: SortDescriptor | undefined;
  canSort: boolean;
  onSort(next: SortDescriptor): void;
  actions: readonly string[] | undefined;
  onAction(row: TableRow, name: string): void;
};

export function ViewTable(props: Props) {
  const { data, rows, hasHeader, boxes, actions, sort, onAction } = props;
  const { columns } = data;
  return (
    <Table
      aria-label={data.label}
      className={hasHeader ? 'd-data-table' : 'd-data-table d-data-headless'}
      selectionMode={boxes === 'many' ? 'multiple' : 'single'}
      selectedKeys={props.chosen}
      onSelectionChange={props.onSelect}
      {...(sort ? { sortDescriptor: sort } : {})}
      onSortChange={props.onSort}
    >
      <TableHeader>
        {boxes === 'none' ? null : (
          <Column textValue="Selection">{boxes === 'many' ? <SelectBox /> : null}</Column>
        )}
        {columns.map(({ field, title }, i) => (
          <Column
            key={field}
            id={field}
            isRowHeader={i === 0}
            allowsSorting={props.canSort && hasHeader}
          >
            {title}
          </Column>
        ))}
        {actions ? <Column>Actions</Column> : null}
      </TableHeader>
      <TableBody renderEmptyState={() => 'No records found.'}>
        {rows.map((row) => (
          <Row
            key={row.id}
            id={row.id}
            textValue={Object.values(row.values)[0] ?? ''}
            data-hit={(!data.highlight?.cell && isHit(data, row)) || undefined}
          >
            {boxes === 'none' ? null : (
              <Cell>
                <SelectBox isRound={boxes === 'one'} />
              </Cell>
            )}
            {columns.map(({ field }) => (
              <Cell key={field}>
                <TableValue
                  data={data}
                  row={row}
                  field={field}
                  onPress={() => onAction(row, field)}
                />
              </Cell>
            ))}
            {actions ? (
              <Cell>
                <RowActions names={actions} onPress={(name) => onAction(row, name)} />
              </Cell>
            ) : null}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
