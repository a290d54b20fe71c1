// A wheel of a date picker: the value in the middle, its neighbors above and below; turned by arrows, taps and the pointer's wheel.
export type WheelProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Its number, unless it is called otherwise. */
  textOf?(value: number): string;
  onChange(value: number): void;
};

/** Below 1 and above the last, it goes on from the other end. */
export function NativeWheel({ label, value, min, max, textOf = String, onChange }: WheelProps) {
  const count = max - min + 1;
  const turn = (by: number) => onChange(min + ((((value - min + by) % count) + count) % count));
  const around = (by: number) => textOf(min + ((((value - min + by) % count) + count) % count));
  return (
    <div
      className="n-wheel"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={textOf(value)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!by) return;
        event.preventDefault();
        turn(by);
      }}
      onWheel={({ deltaY }) => turn(Math.sign(deltaY))}
    >
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(-1)}>
        {around(-1)}
      </button>
      <span>{textOf(value)}</span>
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(1)}>
        {around(1)}
      </button>
    </div>
  );
}
