// The Wizard, alive: a leave request in three steps, with what must be filled in before one goes on.
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { partMarkup } from '../kit/containers-markup.ts';
import { type Answers, isFilled, STEPS, StepFields, toSteps } from '../kit/containers-steps.tsx';
import '../kit/containers.css';

const initial = {
  nextbtnlabel: 'Next',
  previousbtnlabel: 'Previous',
  cancelbtnlabel: 'Cancel',
  donebtnlabel: 'Done',
  stepstyle: 'auto',
  enablenext: false,
  enableskip: false,
  show: true,
};

const NO_ANSWERS: Answers = {};

const START = { at: 0, reached: 0, answers: NO_ANSWERS, isChecked: false, said: '' };

function WizardStage({ state, data, fire }: StageProps<typeof initial, IllustrationData['steps']>) {
  const steps = data ? toSteps(data) : STEPS;
  const [progress, setProgress] = useState(START);
  const { at, reached, answers, isChecked, said } = progress;
  const step = steps[at] ?? steps[0];
  if (!step) return null;
  const isReady = isFilled(step, answers);
  const isLast = at === steps.length - 1;
  const leaving = { currentStep: step.name, stepIndex: at };
  const goTo = (next: number) => {
    setProgress({
      ...progress,
      at: next,
      reached: Math.max(reached, next),
      isChecked: false,
      said: '',
    });
    fire('onLoad', { stepIndex: next });
    fire('onChange', { newStep: next + 1, oldStep: at + 1 });
  };
  const next = () => {
    if (!isReady) return setProgress({ ...progress, isChecked: true });
    fire('onNext', leaving);
    goTo(at + 1);
  };
  const previous = () => {
    fire('onPrev', leaving);
    goTo(at - 1);
  };
  const skip = () => {
    fire('onSkip', leaving);
    goTo(at + 1);
  };
  const end = (event: string, words: string) => {
    fire(event);
    setProgress({ ...START, said: words });
  };
  return (
    <div className="d-wizard">
      <ol className="d-wizard-heading" data-style={state.stepstyle}>
        {steps.map(({ name, title }, index) => (
          <li key={name} data-state={index === at ? 'active' : index < reached ? 'done' : 'ahead'}>
            <Button
              className="d-wizard-step"
              aria-current={index === at ? 'step' : false}
              isDisabled={index > reached}
              onPress={() => goTo(index)}
            >
              <span className="d-wizard-number">{index < at ? '✓' : index + 1}</span>
              {title}
            </Button>
          </li>
        ))}
      </ol>
      <StepFields
        step={step}
        answers={answers}
        isChecked={isChecked}
        onChange={(part) =>
          setProgress({ ...progress, answers: { ...answers, ...part }, said: '' })
        }
      />
      <p role="status" className="d-wizard-said">
        {said}
      </p>
      <div className="d-wizard-actions">
        {state.enableskip && !isLast ? <Action onPress={skip}>Skip</Action> : null}
        <Action onPress={() => end('onCancel', 'Cancelled: nothing is sent.')}>
          {state.cancelbtnlabel}
        </Action>
        {at > 0 ? <Action onPress={previous}>{state.previousbtnlabel}</Action> : null}
        {isLast ? (
          <Action isMain onPress={() => end('onDone', data?.done ?? 'The leave request is sent.')}>
            {state.donebtnlabel}
          </Action>
        ) : (
          <Action isMain isDisabled={!isReady && (isChecked || !state.enablenext)} onPress={next}>
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
