// This site's own components and styles, laid over the engine's theme.
import { defineTheme } from '../../engine/theme/theme.ts';
import { HomePage } from './HomePage.tsx';

export default defineTheme({ HomePage, styles: ['./home.css'] });
