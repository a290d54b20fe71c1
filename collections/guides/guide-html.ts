// HTML of a guide in two forms, as data → the article of its own page, or its part of the runbook. Runs in islands too.
import { extractFile } from '../../engine/shared.ts';

/** The output file of a guide's extract. */
export const guideFile = (id: string): string => extractFile('guides', id);

/** What the build publishes of a guide: see `to-extract.ts`. */
export type GuideExtract = {
  /** Addresses of the sheets that it needs besides those of every page. */
  styles: readonly string[];
  pieces: readonly Piece[];
};

/** In order: what both forms have, what they write differently, tabs. */
export type Piece = string | Forms | Tabs;

/** Closes a panel. */
const END = '</div>';

/** The same place on the guide's own page, and in the runbook. */
export type Forms = readonly [own: string, inRunbook: string];

export type Tabs = { group: string; panels: readonly Panel[] };

export type Panel = {
  label: string;
  /** The label as HTML. The runbook shows it where no tab is the chosen one. */
  head: string;
  /** Opening tag of the panel. */
  open: Forms;
  pieces: readonly Piece[];
};

export function ownHtml(pieces: readonly Piece[]): string {
  return write(pieces, (piece) =>
    'group' in piece
      ? piece.panels.map(({ open, head, pieces: own }) => open[0] + head + ownHtml(own) + END)
      : piece[0],
  );
}

/** @param tabs  group → label of the tab that stays; of other groups all stay, one below the other. */
export function runbookHtml(
  pieces: readonly Piece[],
  tabs: Readonly<Record<string, string>>,
): string {
  return write(pieces, (piece) => {
    if (!('group' in piece)) return piece[1];
    const { group, panels } = piece;
    const chosen = panels.filter(({ label }) => label === tabs[group]);
    const shown = chosen.length ? chosen : panels;
    return shown.map(
      ({ open, head, pieces: own }) =>
        open[1] + (chosen.length ? '' : head) + runbookHtml(own, tabs) + END,
    );
  });
}

function write(
  pieces: readonly Piece[],
  toHtml: (piece: Forms | Tabs) => string | readonly string[],
): string {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? piece : toHtml(piece))).join('');
}
