// A time of day → columns that step through hours, minutes and seconds, as its pattern asks for them.
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { formatMoment } from './pickers-moment.ts';

type Props = {
  at: Date;
  pattern: string;
  hourStep: number;
  minuteStep: number;
  /** AM and PM as two buttons instead of one that toggles. */
  hasTwoButtons: boolean;
  onPick(at: Date): void;
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const step = (typed: number) => Math.max(1, Math.round(typed));

export function TimePicker({ at, pattern, hourStep, minuteStep, hasTwoButtons, onPick }: Props) {
  const hourCode = pattern.includes('H') ? 'HH' : 'hh';
  /** The day stays: after its last minute comes its first. */
  const move = (byMs: number) => {
    const dayStart = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
    const inDay = (at.getTime() - dayStart + byMs) % DAY_MS;
    onPick(new Date(dayStart + ((inDay + DAY_MS) % DAY_MS)));
  };
  const column = (label: string, code: string, stepMs: number) => (
    <Column label={label} text={formatMoment(at, code)} onStep={(steps) => move(steps * stepMs)} />
  );
  return (
    <fieldset className="d-times" dir="ltr">
      <legend>Time</legend>
      {column('Hours', hourCode, step(hourStep) * HOUR_MS)}
      {column('Minutes', 'mm', step(minuteStep) * MINUTE_MS)}
      {pattern.includes('s') ? column('Seconds', 'ss', 1000) : null}
      {hourCode === 'HH' ? null : (
        <HalfOfDay
          half={formatMoment(at, 'a')}
          hasTwoButtons={hasTwoButtons}
          onToggle={() => move(DAY_MS / 2)}
        />
      )}
    </fieldset>
  );
}

type ColumnProps = { label: string; text: string; onStep(steps: number): void };

function Column({ label, text, onStep }: ColumnProps) {
  return (
    <div className="d-times-column">
      <Button className="d-press" aria-label={`${label}: forward`} onPress={() => onStep(1)}>
        <span aria-hidden="true">▴</span>
      </Button>
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={Number(text)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }}
      >
        {text}
      </div>
      <Button className="d-press" aria-label={`${label}: back`} onPress={() => onStep(-1)}>
        <span aria-hidden="true">▾</span>
      </Button>
    </div>
  );
}

type HalfProps = { half: string; hasTwoButtons: boolean; onToggle(): void };

function HalfOfDay({ half, hasTwoButtons, onToggle }: HalfProps) {
  if (!hasTwoButtons)
    return (
      <Button className="d-press" onPress={onToggle}>
        {half}
      </Button>
    );
  return (
    <ToggleButtonGroup
      className="d-option-bar"
      aria-label="Half of the day"
      selectedKeys={[half]}
      disallowEmptySelection
      onSelectionChange={onToggle}
    >
      <ToggleButton id="AM">AM</ToggleButton>
      <ToggleButton id="PM">PM</ToggleButton>
    </ToggleButtonGroup>
  );
}
