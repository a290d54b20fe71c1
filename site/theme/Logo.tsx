// The mark beside the site's name: two parts that fit into one another.
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" className="logo-ground" />
      <path d="M6 8h9v5h5v6h-5v5H6z" className="logo-tenon" />
      <path d="M26 8h-8v3h4v10h-4v3h8z" className="logo-mortise" />
    </svg>
  );
}
