// A video link → its player, in place; nothing is requested before it is chosen.

export function startVideos(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.video a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = link.dataset.youtube ? youtube(link) : file(link);
    link.closest('.video')?.replaceChildren(player);
    player.focus();
  });
}

function youtube(link: HTMLAnchorElement): HTMLElement {
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(link.dataset.youtube ?? '')}?autoplay=1`;
  frame.title = link.querySelector('strong')?.textContent ?? '';
  frame.allow = 'autoplay; fullscreen; encrypted-media';
  return frame;
}

function file(link: HTMLAnchorElement): HTMLElement {
  const video = document.createElement('video');
  video.src = link.href;
  video.controls = true;
  video.autoplay = true;
  return video;
}
