// `::video{youtube=ID}` or `{src=file.mp4}` → a link that becomes a player when it is chosen, never before.
import { contentOf } from '../../content/pages/source-text.ts';
import { attributesToHtml, html } from '../../text/html.ts';
import type { PageState } from '../page.ts';
import { reportBlock } from '../state.ts';
import type { Directive, DirectiveNode } from './directive.ts';

const YOUTUBE_ID = /^[\w-]{6,20}$/;

export const video: Directive = {
  names: ['video'],
  form: 'leaf',
  attributes: ['youtube', 'src', 'title'],
  flags: [],
  check(node, page) {
    checkSource(node, page);
    if (!node.named.title)
      reportBlock(page, node.line, {
        code: 'directive/no-label',
        message: 'The video has no title.',
        hint: 'Add title="What the video shows".',
      });
  },
  render(node, _inner, page) {
    const { youtube, title = '' } = node.named;
    const file = findFile(node, page);
    if (file && 'url' in file) page.images.push(file.url);
    const attributes = attributesToHtml({
      class: 'button plain',
      href: addressOf(node, page),
      'data-youtube': youtube,
      'data-video': youtube ? undefined : true,
      rel: 'noopener',
    });
    const text = html`${page.context.texts.playVideo} <strong>${title}</strong>`;
    return html`<p class="video"><a${attributes}>${text}</a></p>\n`;
  },
  toMarkdown(node, page) {
    const address = addressOf(node, page);
    return address ? { before: `[${node.named.title ?? address}](${address})` } : {};
  },
};

function addressOf(node: DirectiveNode, page: PageState): string | undefined {
  const { youtube } = node.named;
  if (youtube) return `https://www.youtube.com/watch?v=${encodeURIComponent(youtube)}`;
  const file = findFile(node, page);
  return file && 'url' in file ? file.url : undefined;
}

function checkSource(node: DirectiveNode, page: PageState): void {
  const { youtube, src } = node.named;
  const isOne = (youtube === undefined) !== (src === undefined);
  if (!isOne || (youtube !== undefined && !YOUTUBE_ID.test(youtube)))
    reportBlock(page, node.line, {
      code: 'directive/video-source',
      message: 'The video has no usable source.',
      hint: 'Write ::video{youtube=ID title="…"} or ::video{src=file.mp4 title="…"}',
    });
  const file = findFile(node, page);
  if (file && !('url' in file))
    reportBlock(page, node.line, {
      code: 'directive/video-not-found',
      message: `There is no video "${src}".`,
      hint: file.closest
        ? `Closest: ${file.closest}`
        : `Put the file into ${contentOf(page.lines[0]?.path)}/images/.`,
    });
}

function findFile({ named }: DirectiveNode, page: PageState) {
  return named.src ? page.context.findImage(named.src, page.path) : undefined;
}
