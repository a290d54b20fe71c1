// The page that is shown → what is cut, broken, clipped, covered or too wide on it. Runs in a browser, by itself.

/** One fault: its kind, and the text or element that it is about. */
export type GeometryFault = { kind: string; what: string };

/**
 * Everything is measured as it stands, without scrolling.
 *
 * @param isWhole  also what is on the page; otherwise only whether the page slides sideways, which is measured at once.
 */
export function measureGeometry(isWhole: boolean): GeometryFault[] {
  const faults: GeometryFault[] = [];
  const fault = (kind: string, what: string) =>
    faults.push({ kind, what: what.trim().slice(0, 60) });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) fault('sideways', `${scrollWidth - clientWidth} px`);
  if (!isWhole) return faults;

  const all = <T extends Element>(selector: string, inside: ParentNode = document) => [
    ...inside.querySelectorAll<T>(selector),
  ];
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const rectsOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const textsIn = (box: Element, isLeftOut: (parent: Element) => boolean) => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && node.parentElement && !isLeftOut(node.parentElement))
        found.push(node as Text);
    return found;
  };

  const segmentsOf = (line: SVGPolylineElement) => {
    const matrix = line.getScreenCTM() ?? undefined;
    const points = [...line.points].map((point) => point.matrixTransform(matrix));
    return points.slice(1).map(({ x, y }, i) => {
      const { x: fromX, y: fromY } = points[i] ?? { x, y };
      const [left, top] = [Math.min(x, fromX) - 1, Math.min(y, fromY) - 1];
      return new DOMRect(left, top, Math.abs(x - fromX) + 2, Math.abs(y - fromY) + 2);
    });
  };

  for (const box of all('.table'))
    if (isSeen(box) && box.scrollWidth > box.clientWidth + 1)
      fault('table cut', `${box.scrollWidth - box.clientWidth} px: ${box.textContent}`);

  const roomOf = (one: Element | null): number => {
    let box = one;
    while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    const { paddingLeft = '0', paddingRight = '0' } = box ? getComputedStyle(box) : {};
    return (
      (box?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    );
  };
  // Commands break where they must, as in a terminal; so does a word that no line has room for.
  const isLeftOut = (one: Element) => one.closest('pre, svg, .visually-hidden') !== null;
  for (const text of textsIn(document.body, isLeftOut)) {
    if (rectsOf(text, 0, text.length).length < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const [first, ...others] = rectsOf(text, index, index + word.length);
      if (!first || !others.some(({ top }) => top > first.bottom - 2)) continue;
      const width = others.reduce((sum, rect) => sum + rect.width, first.width);
      if (width < roomOf(text.parentElement)) fault('word broken', word);
    }
  }

  for (const svg of all<SVGSVGElement>('.diagram svg').filter(isSeen)) {
    const edge = svg.getBoundingClientRect();
    const lines = all<SVGPolylineElement>('polyline', svg).flatMap(segmentsOf);
    for (const label of all<SVGTextElement>('text', svg)) {
      const own = label.getBoundingClientRect();
      const parent = label.parentElement;
      const shape = parent?.matches('.node, .actor') && parent.querySelector('rect, polygon');
      const around = shape ? shape.getBoundingClientRect() : edge;
      if (own.left < around.left || own.right > around.right || own.bottom > edge.bottom)
        fault('label clipped', label.textContent ?? '');
      if (parent?.matches('.subgraph') && lines.some((line) => meet(own, line)))
        fault('line through title', label.textContent ?? '');
    }
  }

  for (const button of all('.code-tools, .diagram > .tool').filter(isSeen)) {
    const own = button.getBoundingClientRect();
    const texts = all('pre, figcaption, text', button.parentElement ?? document);
    const isCovering = texts
      .flatMap((box) => textsIn(box, () => false))
      .filter((text) => rectsOf(text, 0, text.length).some((rect) => meet(own, rect)))
      .some((text) =>
        [...text.data.matchAll(/\S+/g)]
          .flatMap(({ 0: word, index }) => rectsOf(text, index, index + word.length))
          .some((rect) => meet(own, rect)),
      );
    if (isCovering) fault('button over text', button.parentElement?.textContent ?? '');
  }
  return faults;
}
