// What screens draw: the page that lists them all.
import type { Drawing } from '../../engine/index.ts';
import { ScreensPage } from './ScreensPage.tsx';

export default { pages: { screens: ScreensPage } } as Drawing;
