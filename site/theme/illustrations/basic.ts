// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import anchor from '../../islands/widgets/anchor.tsx';
import audio from '../../islands/widgets/audio.tsx';
import html from '../../islands/widgets/html.tsx';
import icon from '../../islands/widgets/icon.tsx';
import iframe from '../../islands/widgets/iframe.tsx';
import label from '../../islands/widgets/label.tsx';
import lottie from '../../islands/widgets/lottie.tsx';
import message from '../../islands/widgets/message.tsx';
import picture from '../../islands/widgets/picture.tsx';
import progressBar from '../../islands/widgets/progress-bar.tsx';
import progressCircle from '../../islands/widgets/progress-circle.tsx';
import richtextEditor from '../../islands/widgets/richtext-editor.tsx';
import search from '../../islands/widgets/search.tsx';
import spinner from '../../islands/widgets/spinner.tsx';
import tree from '../../islands/widgets/tree.tsx';
import video from '../../islands/widgets/video.tsx';

export const illustrations: Record<string, Illustration> = {
  anchor,
  audio,
  html,
  icon,
  iframe,
  label,
  lottie,
  message,
  picture,
  'progress-bar': progressBar,
  'progress-circle': progressCircle,
  'richtext-editor': richtextEditor,
  search,
  spinner,
  tree,
  video,
};
