// React Native's CheckboxSet, alive: square icons with their labels, as many in a row as small screens have, under headings.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { columnsOnPhones } from '../kit/native-items.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { toList } from '../kit/pickers-options.tsx';
import { groupsOf } from '../kit/pickers-skills.ts';

export { ready } from '../kit/native-phone.tsx';

type CheckboxsetState = {
  datavalue: string;
  itemsperrow: string;
  groupby: string;
  disabled: boolean;
};

type Props = StageProps<CheckboxsetState, IllustrationData['options']>;

export default function NativeCheckboxset({ state, data, set, fire }: Props) {
  const ticked = toList(state.datavalue);
  const columns = columnsOnPhones(state.itemsperrow);
  const turn = (name: string) => {
    const newVal = ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name];
    fire('onTap');
    fire('onChange', { newVal, oldVal: ticked });
    set({ datavalue: newVal.join(', ') });
  };
  return (
    <NativePhone title="Employee">
      <p className="n-label" id="n-checkboxset">
        {data?.label ?? 'Skills'}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: options of an app, not fields of a form. */}
      <div role="group" aria-labelledby="n-checkboxset" className="n-radios">
        {groupsOf(data?.options, state.groupby).map(([title, group]) => (
          <div key={title} className="n-radios">
            {title ? <p className="n-group">{title}</p> : null}
            <div className="n-radios" style={columns}>
              {group.map(({ name }) => (
                // biome-ignore lint/a11y/useSemanticElements: an app has no form controls of a browser.
                <button
                  key={name}
                  type="button"
                  role="checkbox"
                  aria-checked={ticked.includes(name)}
                  className="n-check"
                  disabled={state.disabled}
                  onClick={() => turn(name)}
                >
                  <span className="n-box" aria-hidden="true">
                    {ticked.includes(name) ? '✓' : ''}
                  </span>
                  <span>{name}</span>
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Aside>
        Scripts read <code>{JSON.stringify(ticked)}</code>
      </Aside>
    </NativePhone>
  );
}
