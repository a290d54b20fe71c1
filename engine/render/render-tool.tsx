// The name of a tool of the theme ▶ HTML of its first state, marked for the client to bring to life.
import { renderToStaticMarkup } from 'react-dom/server';
import { nearest } from '../nearest.ts';
import type { Theme } from '../theme/theme.ts';
import { Island } from './Island.tsx';

/** What pages show of the theme's tools. */
export function showTools({ tools }: Theme) {
  return {
    drawTool(name: string): { html: string } | { closest?: string } {
      const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
      if (tool)
        return {
          html: renderToStaticMarkup(
            <Island name={tool.island} component={tool.component} props={{}} when="use" />,
          ),
        };
      const closest = nearest(name, Object.keys(tools));
      return closest ? { closest } : {};
    },
  };
}
