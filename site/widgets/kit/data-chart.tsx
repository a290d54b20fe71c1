// The frame of all charts: title, legend that takes data in and out, drawing, selected record, figures as a table.
import { type ReactNode, useId, useState } from 'react';
import { ResponsiveContainer } from 'recharts';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { State } from '../../../collections/widgets/demo/state.ts';
import { ChartLegend, type Entry, Patterns, toEntries } from './data-chart-fills.tsx';
import { FigureTable } from './data-chart-table.tsx';
import type { Row } from './data-records.ts';
import { HEIGHT, useIsStill } from './data-still.ts';

export type Figures = {
  title: string;
  subHeading?: string;
  records: readonly Row[];
  /** Field that names a record: the x-axis, or the slices. */
  label: string;
  /** Fields with numbers. */
  fields: readonly string[];
};

/** What a kind of chart draws; entries that were taken out are not among it. */
export type Drawn = {
  title: string;
  label: string;
  entries: readonly Entry[];
  records: readonly Row[];
  select(record: Row | undefined, field?: string): void;
};

type Props = {
  figures: Figures;
  /** What has its own colour. */
  by?: 'field' | 'record';
  isLine?: boolean;
  legend?: string;
  colors?: string;
  note?: string;
  fire: StageProps<State>['fire'];
  children(drawn: Drawn): ReactNode;
};

export function ChartFrame(props: Props) {
  const { figures, by = 'field', isLine = false, legend = 'top', colors, note, fire } = props;
  const { title, subHeading, records, label, fields } = figures;
  const id = `chart${useId().replace(/\W/g, '')}`;
  const isStill = useIsStill();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<Row>();
  const nameOf = (record: Row) => String(record[label] ?? '');
  const all = toEntries(by === 'field' ? fields : records.map(nameOf), id, colors);
  const toggle = (name: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  const select: Drawn['select'] = (record, field = fields[0] ?? '') => {
    if (!record) return;
    setSelected(record);
    const selectedChartItem = { key: field, x: record[label], y: record[field] };
    fire('onSelect', { selectedChartItem, selectedItem: record });
  };
  const drawn: Drawn = {
    title,
    label,
    entries: all.filter(({ name }) => !hidden.has(name)),
    records: by === 'field' ? records : records.filter((one) => !hidden.has(nameOf(one))),
    select,
  };
  const legendList = (
    <ChartLegend entries={all} hidden={hidden} isLine={isLine} onToggle={toggle} />
  );
  return (
    <figure className="d-chart" data-legend={legend}>
      <figcaption>
        {title ? <strong>{title}</strong> : null}
        {subHeading ? <span>{subHeading}</span> : null}
      </figcaption>
      <Patterns entries={all} id={id} />
      {legend === 'top' ? legendList : null}
      {isStill ? (
        <Still>{() => props.children(drawn)}</Still>
      ) : (
        <div className="d-chart-drawing" dir="ltr">
          <ResponsiveContainer width="100%" height={HEIGHT}>
            {props.children(drawn)}
          </ResponsiveContainer>
        </div>
      )}
      {legend === 'bottom' || legend === 'right' ? legendList : null}
      <output className="d-chart-selected">
        {selected ? `selecteditem: ${toText(selected)}` : 'No data point is selected.'}
      </output>
      {note ? <p className="d-chart-note">{note}</p> : null}
      <FigureTable figures={figures} selected={selected} onSelect={select} />
    </figure>
  );
}

/** The first state: the build draws it, a browser takes it over as it is, without the code that drew it. */
function Still({ children }: { children(): ReactNode }) {
  const frame = { className: 'd-chart-drawing', dir: 'ltr' };
  if (import.meta.env.SSR) return <div {...frame}>{children()}</div>;
  return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

const toText = (record: Row) =>
  Object.entries(record)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
