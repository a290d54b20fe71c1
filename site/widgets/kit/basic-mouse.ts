// Events of the pointer that plain widgets fire. As in the product, the keyboard doesn't reach them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { State } from '../../../collections/widgets/demo/state.ts';

/** Attributes for the element that stands for the widget. */
export function mouseEvents(fire: StageProps<State>['fire']) {
  return {
    onClick: () => fire('onClick'),
    onDoubleClick: () => fire('onDblclick'),
    onMouseEnter: () => fire('onMouseenter'),
    onMouseLeave: () => fire('onMouseleave'),
  };
}
