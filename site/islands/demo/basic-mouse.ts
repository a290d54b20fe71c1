// Events of the pointer that plain widgets tell of. As in the product, the keyboard doesn't reach them.
import type { StageProps, State } from './create-demo.tsx';

/** Attributes for the element that stands for the widget. */
export function mouseEvents(fire: StageProps<State>['fire']) {
  return {
    onClick: () => fire('onClick'),
    onDoubleClick: () => fire('onDoubleClick'),
    onMouseEnter: () => fire('onMouseEnter'),
    onMouseLeave: () => fire('onMouseLeave'),
  };
}
