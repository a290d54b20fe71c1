// Title and content → a whole page of a report: it runs no script, and loads nothing from elsewhere.
import { type Html, html } from '../../engine/shared.ts';

/** `style-src` is the folder alone: neither the site's articles nor the report have styles in their tags. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'";

export type ReportPage = { title: string; sheets: readonly string[]; bar: Html; main: Html };

export function toDocument({ title, sheets, bar, main }: ReportPage): string {
  const links = sheets.map((url) => html`<link rel="stylesheet" href="${url}">`);
  return `<!doctype html>${html`<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>${title}</title>${links}</head><body><a class="skip" href="#content">Skip to content</a><header class="diff-bar">${bar}</header><main id="content" class="diff-main" tabindex="-1">${main}</main></body></html>`}\n`;
}
