// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import leftPanel from '../../islands/widgets/left-panel.tsx';
import partial from '../../islands/widgets/partial.tsx';
import skeleton from '../../islands/widgets/skeleton.tsx';
import tabBar from '../../islands/widgets/tab-bar.tsx';
import webView from '../../islands/widgets/web-view.tsx';

export const illustrations: Record<string, Illustration> = {
  'left-panel': leftPanel,
  partial,
  skeleton,
  'tab-bar': tabBar,
  'web-view': webView,
};
