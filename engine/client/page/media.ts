// Pictures and videos: loaded only by pages that have some.
import type { ClientTexts } from '../texts.ts';
import { startVideos } from './video.ts';
import { startZoom } from './zoom.ts';

startVideos();

export function enhanceMedia(texts: ClientTexts): void {
  startZoom(texts);
}
