// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';

export const illustrations: Record<string, Illustration> = {};
