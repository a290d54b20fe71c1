// The outline: the heading that is being read is marked.

let observer: IntersectionObserver | undefined;

export function watchOutline(): void {
  observer?.disconnect();
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#outline a'))
    links.set(decodeURIComponent(link.hash.slice(1)), link);
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (headings.length === 0) return;
  const mark = () => {
    const line = innerHeight * 0.3;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
    const reading = isEnd && scrollY > 0 ? headings.at(-1) : passed.at(-1);
    for (const [id, link] of links) {
      if (id === reading?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70% 0px', threshold: [0, 1] });
  for (const heading of headings) observer.observe(heading);
  document.getElementById('outline')?.addEventListener('click', () => {
    const box = document.getElementById('outline');
    if (box?.matches(':popover-open')) box.hidePopover();
  });
}
