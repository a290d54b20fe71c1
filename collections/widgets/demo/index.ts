// The public surface for illustrations of widgets: `learn/collections/widgets/demo`.

export { createDemo, type Demo, type StageProps } from './create-demo.tsx';
export { createFigure } from './create-figure.tsx';
export type { State } from './state.ts';
