// The HTML of a page → the page in place of the one that is shown, with its style sheets, without its pictures. Runs in a browser.

declare global {
  interface Window {
    /** Style sheets of pages, by address. A dollar: an id of a page would be a global of its name. */
    $sheets?: Map<string, CSSStyleSheet>;
  }
}

type How = {
  /** With what pages share: header, navigation, footer. */
  isWhole: boolean;
  /** Passages and tabs are open. */
  isOpen?: boolean;
};

/** Much quicker than going there: nothing is loaded twice, and no script starts. Where scripts run, code gets its buttons. */
export async function showInPlace(html: string, { isWhole, isOpen }: How): Promise<void> {
  window.$sheets ??= new Map<string, CSSStyleSheet>();
  const sheets = window.$sheets;
  const next = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => next.querySelectorAll(selector);
  for (const one of all(isWhole ? 'script' : 'script, .header, .menu, .footer')) one.remove();
  for (const image of next.images) image.src = 'data:,';
  // Colors of code move nothing; marked and numbered lines may.
  for (const code of all('.code code:not(:has(.line))')) code.textContent += '';
  if (isOpen) {
    for (const passage of all('details')) passage.toggleAttribute('open', true);
    for (const tab of all('.tab-panel')) tab.removeAttribute('hidden');
  }
  const own: CSSStyleSheet[] = [];
  for (const link of all('body link[rel=stylesheet]')) {
    const href = link.getAttribute('href') ?? '';
    const sheet = sheets.get(href) ?? new CSSStyleSheet();
    if (!sheets.has(href)) sheet.replaceSync(await (await fetch(href)).text());
    sheets.set(href, sheet);
    own.push(sheet);
    link.remove();
  }
  document.adoptedStyleSheets = own;
  document.body.replaceWith(next.body);
  scrollTo(0, 0);
  dispatchEvent(new Event('learn:content'));
}
