// The style of the choice, and of what it marks → this document.
import { adoptStyles } from '../adopt-styles.ts';
import css from './mine.css?inline';

export const addStyles = (): void => adoptStyles(css);
