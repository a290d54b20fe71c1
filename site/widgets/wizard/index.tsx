// The Wizard, alive: a leave request in three steps, with what must be filled in before one goes on.
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { partMarkup } from '../kit/containers-markup.ts';
import { STEPS, StepFields, toSteps } from '../kit/containers-steps.tsx';
import { CANCELED, DONE, initial, type WizardState } from './initial.ts';
import { useWizard } from './use-wizard.ts';
import '../kit/containers.css';

function WizardStage({ state, data, fire }: StageProps<WizardState, IllustrationData['steps']>) {
  const steps = data ? toSteps(data) : STEPS;
  const wizard = useWizard({
    steps,
    fire,
    onMove: (stepIndex) => fire('onLoad', { stepIndex }),
  });
  const { step, at, reached, answers, isChecked, isReady, isLast } = wizard;
  if (!step) return null;
  return (
    <div className="d-wizard">
      <ol className="d-wizard-heading" data-style={state.stepstyle}>
        {steps.map(({ name, title }, index) => (
          <li key={name} data-state={index === at ? 'active' : index < reached ? 'done' : 'ahead'}>
            <Button
              className="d-wizard-step"
              aria-current={index === at ? 'step' : false}
              isDisabled={index > reached}
              onPress={() => wizard.goTo(index)}
            >
              <span className="d-wizard-number">{index < at ? '✓' : index + 1}</span>
              {title}
            </Button>
          </li>
        ))}
      </ol>
      <StepFields step={step} answers={answers} isChecked={isChecked} onChange={wizard.enter} />
      <p role="status" className="d-wizard-said">
        {wizard.said}
      </p>
      <div className="d-wizard-actions">
        {state.enableskip && !isLast ? <Action onPress={wizard.skip}>Skip</Action> : null}
        {state.cancelable ? (
          <Action onPress={() => wizard.end('onCancel', CANCELED)}>{state.cancelbtnlabel}</Action>
        ) : null}
        {at > 0 ? <Action onPress={wizard.previous}>{state.previousbtnlabel}</Action> : null}
        {isLast ? (
          <Action isMain onPress={() => wizard.end('onDone', data?.done ?? DONE)}>
            {state.donebtnlabel}
          </Action>
        ) : (
          <Action
            isMain
            isDisabled={!isReady && (isChecked || !state.enablenext)}
            onPress={wizard.next}
          >
            {state.nextbtnlabel}
          </Action>
        )}
      </div>
    </div>
  );
}

type ActionProps = { children: ReactNode; isMain?: boolean; isDisabled?: boolean; onPress(): void };

function Action({ children, isMain = false, isDisabled = false, onPress }: ActionProps) {
  return (
    <Button
      className="d-wizard-action"
      data-main={isMain || undefined}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}

export default createDemo({
  tag: 'wizard',
  native: () => import('./native.tsx'),
  takes: 'steps',
  initial,
  Stage: WizardStage,
  ofContent: ['enableskip'],
  content: ({ enableskip }, prefix) =>
    STEPS.map(({ name, title }, index) =>
      partMarkup(`${prefix}-wizardstep`, {
        name,
        title,
        enableskip: enableskip && index < STEPS.length - 1 ? 'true' : '',
      }),
    ).join('\n'),
});
