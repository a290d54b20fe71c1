// This site's own components and styles, laid over the engine's theme.
import { defineTheme } from '../../engine/index.ts';
import { HomePage } from './HomePage.tsx';

export default defineTheme({
  HomePage,
  pageStyles: { home: './home.css' },
});
