// This site's own components and styles, laid over the engine's theme.
import { defineTheme } from '../../engine/index.ts';
import { HomePage } from './HomePage.tsx';
import { Logo } from './Logo.tsx';

export default defineTheme({
  HomePage,
  parts: { Logo },
  styles: ['./logo.css'],
  pageStyles: { home: './home.css' },
});
