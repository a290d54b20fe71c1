// Products of a small catalog, with drawings in place of photographs.
export type Product = { id: number; name: string; price: string };

export const products: readonly Product[] = [
  { id: 1, name: 'Desk lamp', price: '$39' },
  { id: 2, name: 'Office chair', price: '$249' },
  { id: 3, name: 'Standing desk', price: '$480' },
  { id: 4, name: 'Filing cabinet', price: '$120' },
  { id: 5, name: 'Monitor arm', price: '$85' },
  { id: 6, name: 'Bookshelf', price: '$160' },
];

/** Lines on a field of 48 × 48. */
const SHAPES: Readonly<Record<string, string>> = {
  'Desk lamp': 'M12 42H30M21 42V36L13 22L28 10M23 5L36 17L31 22L20 10Z',
  'Office chair': 'M16 6H32V24H16ZM12 24H36V30H12ZM24 30V37M14 43L24 37L34 43M24 37V43',
  'Standing desk': 'M4 16H44V20H4ZM11 20V42M37 20V42M6 42H16M32 42H42',
  'Filing cabinet': 'M12 5H36V43H12ZM12 18H36M12 30H36M21 11H27M21 24H27M21 36H27',
  'Monitor arm': 'M6 6H34V24H6ZM20 24V31L36 36V43M28 43H44',
  Bookshelf: 'M8 5H40V43H8ZM8 18H40M8 31H40M13 18V9M18 18V8M24 31V22M29 31V21M14 43V35M34 18L30 9',
};

export function ProductPicture({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
