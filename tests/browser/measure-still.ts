// An illustration as it is without scripts → what of it misleads, is empty or too wide. Runs in a browser, by itself.

/**
 * One line a fault.
 *
 * @param island  its marker in the page.
 */
export function measureStill(island: Element): string[] {
  const all = (selector: string) => [...island.querySelectorAll(selector)];
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} ${one.className} ${one.getAttribute('type') ?? ''}`.trim();
  /** Those of its texts, where each is drawn, without what a box inside `box` clips. */
  const textsIn = (box: Element): { text: string; rect: DOMRect }[] => {
    const found: { text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent || !isSeen(parent)) continue;
      let around: Element | null = parent;
      while (around && around !== box && getComputedStyle(around).overflow === 'visible')
        around = around.parentElement;
      if (around !== box) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push({ text: node.nodeValue.trim(), rect: range.getBoundingClientRect() });
    }
    return found;
  };
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page slides ${scrollWidth - clientWidth} px`);

  for (const one of all('[data-rac] :is([type=checkbox], [type=radio], [type=range])'))
    if (isSeen(one)) faults.push(`native over drawn: ${nameOf(one)}`);
  for (const one of all('[data-rac] + [type=file], [aria-hidden=true] select'))
    if (isSeen(one)) faults.push(`native over drawn: ${nameOf(one)}`);

  for (const frame of all('.demo')) {
    const width = frame.clientWidth;
    for (const one of frame.querySelectorAll('.demo-note, .demo-foot, .demo-stage'))
      if (one.getBoundingClientRect().width < width - 1) faults.push(`empty beside ${nameOf(one)}`);
    for (const one of frame.querySelectorAll('.demo-note, .demo-foot')) {
      const { paddingTop, paddingBottom } = getComputedStyle(one);
      const room =
        one.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const rects = textsIn(one).map(({ rect }) => rect);
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      const used = bottom - Math.min(...rects.map((rect) => rect.top));
      if (room - used > 24)
        faults.push(`empty band of ${Math.round(room - used)} px: ${nameOf(one)}`);
    }
    for (const one of frame.querySelectorAll('.demo-foot > *')) {
      const { paddingLeft } = getComputedStyle(one.parentElement ?? one);
      const room = width - 2 * Number.parseFloat(paddingLeft);
      if (isSeen(one) && one.getBoundingClientRect().width < room - 1)
        faults.push(`empty beside ${nameOf(one)}`);
    }
    const isControl = 'button, input, select, textarea';
    const controls = [...frame.querySelectorAll(isControl)].filter(isSeen);
    const stage = frame.querySelector('.demo-stage');
    for (const one of controls)
      if (!stage?.contains(one)) faults.push(`offered without a script: ${nameOf(one)}`);
    const note = frame.querySelector('.demo-note noscript');
    if (controls.length && !(note && isSeen(note)))
      faults.push('doesn’t say that it needs a script');
    const box = stage?.getBoundingClientRect();
    for (const { text, rect } of stage ? textsIn(stage) : [])
      if (box && (rect.left < box.left - 1 || rect.right > box.right + 1))
        faults.push(`text outside its stage: ${text.slice(0, 40)}`);
  }
  return faults;
}
