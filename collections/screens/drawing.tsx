// What screens draw: the page that lists them all.
import { defineDrawing } from '../../engine/index.ts';
import { ScreensPage } from './ScreensPage.tsx';

export default defineDrawing({ pages: { screens: ScreensPage } });
