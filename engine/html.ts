// Text → HTML text, safely: the one place that escapes.

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Safe between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** `{ id: 'a', hidden: true, title: undefined }` → ` id="a" hidden`. */
export function attributesToHtml(attributes: Record<string, string | number | true | undefined>) {
  let html = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return html;
}
