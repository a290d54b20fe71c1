// The header of the page → the sections of the site, with their addresses.

export type SectionLink = { slug: string; label: string; url: string };

export function sectionLinks(): SectionLink[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.sections a[data-section]');
  return [...links].map((link) => ({
    slug: link.dataset.section ?? '',
    label: link.textContent ?? '',
    url: link.href,
  }));
}
