// An address as people write it → the one form that all steps compare.

/** `/docs/`, `docs`, `./docs` → `docs`. */
export function toRoute(written: string): string {
  return written
    .split('/')
    .filter((one) => one !== '' && one !== '.')
    .join('/');
}
