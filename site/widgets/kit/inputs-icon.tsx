// An icon class → a drawing of it; classes that aren't drawn here get a frame in their place.

const PATHS: Readonly<Record<string, string>> = {
  'wi-file': 'M6 2.5h8l4.5 4.5v14.5H6zM13.5 2.5v5h5M9 12.5h6.5M9 16.5h6.5',
  'wi-more-vert': 'M12 5v.1M12 12v.1M12 19v.1',
  'wi-pencil': 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  'wi-plus': 'M12 4.5v15M4.5 12h15',
  'wi-trash': 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6',
};

const FRAME = 'M4.5 4.5h15v15h-15zM4.5 4.5l15 15';

export function FormIcon({ iconClass }: { iconClass: string }) {
  const known = iconClass.split(/\s+/).find((one) => Object.hasOwn(PATHS, one));
  return (
    <svg className="d-fa-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={(known && PATHS[known]) || FRAME} />
    </svg>
  );
}
