// Lines along time, as the line chart and the cumulative one draw them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { ChartFrame, type Figures } from './data-chart.tsx';
import { Lines } from './data-line-chart.tsx';

/** What both kinds have in their panel. */
export const LINES = { interpolation: 'linear', highlightpoints: true, linethickness: '2px' };

export const createLinesStage =
  (figures: Figures) =>
  ({ state, data = figures, fire }: StageProps<typeof LINES, Figures>) => (
    <ChartFrame figures={data} isLine fire={fire}>
      {(drawn) => (
        <Lines
          drawn={drawn}
          interpolation={state.interpolation}
          points={state.highlightpoints}
          thickness={state.linethickness}
        />
      )}
    </ChartFrame>
  );
