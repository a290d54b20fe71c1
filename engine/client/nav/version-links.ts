// Links to other versions → links to this same page there, where the build doesn't know the pages of these.

export function keepVersionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-version-base]');
    const base = document.documentElement.dataset.base ?? '/';
    if (link) link.href = (link.dataset.versionBase ?? '/') + location.pathname.slice(base.length);
  });
}
