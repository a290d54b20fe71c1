// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import alertDialog from '../../islands/widgets/alert-dialog.tsx';
import barcodeScanner from '../../islands/widgets/barcode-scanner.tsx';
import bottomSheet from '../../islands/widgets/bottom-sheet.tsx';
import camera from '../../islands/widgets/camera.tsx';
import carousel from '../../islands/widgets/carousel.tsx';
import confirmDialog from '../../islands/widgets/confirm-dialog.tsx';
import designDialog from '../../islands/widgets/design-dialog.tsx';
import iframeDialog from '../../islands/widgets/iframe-dialog.tsx';
import login from '../../islands/widgets/login.tsx';
import loginDialog from '../../islands/widgets/login-dialog.tsx';
import marquee from '../../islands/widgets/marquee.tsx';
import mediaList from '../../islands/widgets/media-list.tsx';
import pageDialog from '../../islands/widgets/page-dialog.tsx';
import segmentedControl from '../../islands/widgets/segmented-control.tsx';

export const illustrations: Record<string, Illustration> = {
  'alert-dialog': alertDialog,
  'barcode-scanner': barcodeScanner,
  'bottom-sheet': bottomSheet,
  camera,
  carousel,
  'confirm-dialog': confirmDialog,
  'design-dialog': designDialog,
  'iframe-dialog': iframeDialog,
  login,
  'login-dialog': loginDialog,
  marquee,
  'media-list': mediaList,
  'page-dialog': pageDialog,
  'segmented-control': segmentedControl,
};
