// The signs of a search field: lines in a square of 24.
export const GLASS = 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21';
export const CROSS = 'M6 6l12 12M18 6L6 18';

export function Drawn({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
