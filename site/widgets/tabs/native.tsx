// React Native's Tabs, alive: headers side by side with a line under the open one; they share the width, or scroll.
import { type KeyboardEvent, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { NativePhone, touch } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type TabsState = {
  defaultpaneindex: number;
  title: string;
  enablescroll: boolean;
  disabletoucheffect: boolean;
};

const PANES = [
  { title: 'Profile', text: 'Maya Lind, Engineering, since 2019.' },
  { title: 'Leave', text: 'Annual leave, 3 days: pending.' },
  { title: 'Documents', text: 'Contract.pdf, Certificate.pdf.' },
];

export default function NativeTabs({
  state,
  data,
  fire,
}: StageProps<TabsState, IllustrationData['panes']>) {
  const { defaultpaneindex: start, title, enablescroll, disabletoucheffect } = state;
  const panes = data?.panes ?? PANES.map((pane, i) => (i === 1 ? { ...pane, title } : pane));
  const first = panes[start] ? start : 0;
  const [chosen, setChosen] = useState({ start, at: first });
  const open = chosen.start === start ? chosen.at : first;
  const show = (at: number) => {
    if (at === open || !panes[at]) return;
    fire('onChange', { newPaneIndex: at, oldPaneIndex: open });
    setChosen({ start, at });
  };
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[open + by];
    if (!by || !next) return;
    show(open + by);
    next.focus();
  };
  return (
    <NativePhone title="Employee">
      <div
        className="n-tabs"
        role="tablist"
        data-scroll={enablescroll || undefined}
        onKeyDown={move}
      >
        {panes.map((pane, at) => (
          <button
            key={pane.title}
            type="button"
            role="tab"
            id={`n-tab-${at}`}
            aria-controls="n-tab-pane"
            aria-selected={at === open}
            tabIndex={at === open ? 0 : -1}
            {...touch(disabletoucheffect)}
            onClick={() => show(at)}
          >
            {pane.title}
          </button>
        ))}
      </div>
      <div
        id="n-tab-pane"
        className="n-pane"
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus, as the pattern says.
        tabIndex={0}
        aria-labelledby={`n-tab-${open}`}
      >
        {panes[open]?.text}
      </div>
    </NativePhone>
  );
}
