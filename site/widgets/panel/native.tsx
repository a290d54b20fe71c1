// React Native's Panel, alive: open orders under a title with a badge; a tap on the title folds them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativePhone } from '../kit/native-phone.tsx';
import { ORDERS, type PanelState, TOTAL } from './orders.ts';

export { ready } from '../kit/native-phone.tsx';

export default function NativePanel({ state, set, fire }: StageProps<PanelState>) {
  const { title, subheading, badgevalue, badgetype, collapsible, expanded } = state;
  const bar = (
    <>
      <span>
        {title}
        {subheading ? <small>{subheading}</small> : null}
      </span>
      {badgevalue ? (
        <span className="n-pane-badge" data-type={badgetype}>
          {badgevalue}
        </span>
      ) : null}
      {collapsible ? <span aria-hidden="true">{expanded ? '⌃' : '⌄'}</span> : <span />}
    </>
  );
  const turn = () => {
    set({ expanded: !expanded });
    fire(expanded ? 'onCollapse' : 'onExpand');
  };
  return (
    <NativePhone title="Warehouse">
      <div className="n-panes">
        {collapsible ? (
          <button type="button" className="n-pane-title" aria-expanded={expanded} onClick={turn}>
            {bar}
          </button>
        ) : (
          <div className="n-pane-title">{bar}</div>
        )}
        {expanded ? (
          <div className="n-pane-content">
            {ORDERS.map(({ id, total }) => (
              <p key={id} className="n-line">
                <span>{id}</span>
                <span>{total}</span>
              </p>
            ))}
            <p>
              <strong>{TOTAL}</strong>
            </p>
          </div>
        ) : null}
      </div>
    </NativePhone>
  );
}
