// React Native's Wizard, alive: numbers of the steps in a row, a check mark on those that are completed, buttons below.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { STEPS, toSteps } from '../kit/containers-steps.tsx';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { CANCELED, DONE, type WizardState } from './initial.ts';
import { useWizard } from './use-wizard.ts';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<WizardState, IllustrationData['steps']>;

export default function NativeWizard({ state, data, fire }: Props) {
  const steps = data ? toSteps(data) : STEPS;
  const wizard = useWizard({
    steps,
    fire,
    onMove(at, before) {
      fire('onLoad');
      fire('onChange', { newStep: at + 1, oldStep: before + 1 });
    },
  });
  const { step, at, reached, answers, isReady, isLast } = wizard;
  if (!step) return null;
  return (
    <NativePhone title="Leave request">
      <ol className="n-steps">
        {steps.map(({ name, title }, index) => (
          <li key={name} data-on={index <= at || undefined}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              disabled={index > reached || (index < at && !state.headernavigation)}
              onClick={() => (index === at ? undefined : wizard.goTo(index))}
            >
              <span className="n-initials">{index < at ? '✓' : index + 1}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      {step.fields.map(({ name, label, type, isRequired }) => (
        <label key={name} className="n-label">
          {label}
          {isRequired ? <span className="n-asterisk">*</span> : null}
          <input
            className="n-input"
            type={type}
            value={answers[name] ?? ''}
            required={isRequired}
            onChange={({ target }) => wizard.enter({ [name]: target.value })}
          />
        </label>
      ))}
      <div className="n-actions">
        {state.enableskip && !isLast ? (
          <button type="button" className="n-button" data-quiet="" onClick={wizard.skip}>
            Skip
          </button>
        ) : null}
        {state.cancelable ? (
          <button
            type="button"
            className="n-button"
            data-quiet=""
            onClick={() => wizard.end('onCancel', CANCELED)}
          >
            {state.cancelbtnlabel}
          </button>
        ) : null}
        {at > 0 ? (
          <button type="button" className="n-button" data-quiet="" onClick={wizard.previous}>
            {state.previousbtnlabel}
          </button>
        ) : null}
        {isLast ? (
          <button
            type="button"
            className="n-button"
            onClick={() => wizard.end('onDone', data?.done ?? DONE)}
          >
            {state.donebtnlabel}
          </button>
        ) : (
          <button type="button" className="n-button" disabled={!isReady} onClick={wizard.next}>
            {state.nextbtnlabel}
          </button>
        )}
      </div>
      <Aside>
        <span role="status">{wizard.said}</span>
      </Aside>
    </NativePhone>
  );
}
