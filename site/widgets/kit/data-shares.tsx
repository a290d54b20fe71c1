// Leave by type → its shares, as the pie and the donut draw them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { ChartFrame } from './data-chart.tsx';
import { Slices } from './data-pie-chart.tsx';
import { leaveByType } from './data-records.ts';

const FIGURES = {
  title: 'Leave by type',
  records: leaveByType,
  label: 'type',
  fields: ['days', 'requests'],
};

/** What both kinds have in their panel first. */
export const SHARES = {
  xaxisdatakey: 'type',
  yaxisdatakey: 'days',
  showlabels: 'outside',
  labeltype: 'percent',
};

type Props = Pick<StageProps<typeof SHARES>, 'state' | 'fire'> & {
  isRing?: boolean;
  centerLabel?: string;
};

export function Shares({ state, fire, ...kind }: Props) {
  return (
    <ChartFrame
      figures={FIGURES}
      by="record"
      fire={fire}
      note="Fields: type, short, days, requests"
    >
      {(drawn) => (
        <Slices
          drawn={drawn}
          nameField={state.xaxisdatakey}
          valueField={state.yaxisdatakey}
          showLabel={state.showlabels}
          valueDisplay={state.labeltype}
          {...kind}
        />
      )}
    </ChartFrame>
  );
}
