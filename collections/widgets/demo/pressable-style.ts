// React Aria writes its own style element, which the policy forbids; where one of its name is there, it doesn't.
// What it would say is in `illustrations/frame.css`. See usePress in react-aria.

const NAME = 'react-aria-pressable-style';

export function keepPressableStyle(): void {
  if (typeof document === 'undefined' || document.getElementById(NAME)) return;
  const mark = document.createElement('meta');
  mark.id = NAME;
  document.head.append(mark);
}
