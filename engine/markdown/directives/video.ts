// `::video{youtube=ID}` or `{src=file.mp4}` → a link that becomes a player when it is chosen, never before.
import { escapeHtml } from '../../html.ts';
import { reportBlock } from '../state.ts';
import type { Directive } from './directive.ts';

const YOUTUBE_ID = /^[\w-]{6,20}$/;

export const video: Directive = {
  names: ['video'],
  form: 'leaf',
  attributes: ['youtube', 'src', 'title'],
  flags: [],
  check(node, page) {
    const { youtube, src, title } = node.named;
    const isOne = (youtube === undefined) !== (src === undefined);
    if (!isOne || (youtube !== undefined && !YOUTUBE_ID.test(youtube)))
      reportBlock(page, node.line, {
        code: 'directive/video-source',
        message: 'The video has no usable source.',
        hint: 'Write ::video{youtube=ID title="…"} or ::video{src=file.mp4 title="…"}',
      });
    if (!title)
      reportBlock(page, node.line, {
        code: 'directive/no-label',
        message: 'The video has no title.',
        hint: 'Add title="What the video shows".',
      });
  },
  render(node, _inner, page) {
    const { youtube, src, title = '' } = node.named;
    const file = src ? page.context.findImage(src) : undefined;
    if (file && 'url' in file) page.images.push(file.url);
    const href = youtube
      ? `https://www.youtube.com/watch?v=${encodeURIComponent(youtube)}`
      : file && 'url' in file
        ? file.url
        : '';
    const kind = youtube ? ` data-youtube="${escapeHtml(youtube)}"` : ' data-video';
    const text = `${escapeHtml(page.context.texts.playVideo)} <strong>${escapeHtml(title)}</strong>`;
    return `<p class="video"><a href="${escapeHtml(href)}"${kind} rel="noopener">${text}</a></p>\n`;
  },
};
