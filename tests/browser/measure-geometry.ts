// The page that is shown → what is cut, broken, clipped, covered or too wide on it. Runs in a browser, by itself.

/** One fault: its kind, and the text or element that it is about. */
export type GeometryFault = { kind: string; what: string };

/**
 * Reads the page once. Then it is measured as it stands, without scrolling, as often as its width changes.
 *
 * @returns  measures the page as it is laid out now.
 */
export function prepareGeometry(): () => GeometryFault[] {
  const all = <T extends Element>(selector: string, inside: ParentNode = document) => [
    ...inside.querySelectorAll<T>(selector),
  ];
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const range = document.createRange();
  const rectsOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const textsIn = (box: Element, leftOut = 'style') => {
    const found: Text[] = [];
    const show = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(box, show, (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      const isOut = (node as Element).matches(leftOut);
      return isOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    });
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/\S/.test(node.nodeValue ?? '')) found.push(node as Text);
    return found;
  };

  // Commands break where they must, as in a terminal.
  const texts = textsIn(document.body, 'pre, svg, .visually-hidden').map((text) => {
    const longest = text.data.split(/\s/).reduce((most, one) => Math.max(most, one.length), 0);
    return { text, longest, parent: text.parentElement ?? document.body };
  });
  const drawn = all('.sc').flatMap((screen) =>
    textsIn(screen, '.sc-n').flatMap((text) => {
      const box = text.parentElement?.closest('.sc-pane, .sc-cols > div, .sc');
      return box ? [{ text, box }] : [];
    }),
  );
  const buttons = all('.code-tools, .diagram > .tool').map((button) => {
    const boxes = all('pre, figcaption, text', button.parentElement ?? document);
    return { button, boxes: boxes.map((box) => ({ box, texts: textsIn(box) })) };
  });

  const roomInside = (box: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };

  /**
   * The room of a line that begins in this element, and how high its letters are.
   *
   * @param boxes  room of those that are measured.
   */
  const roomOf = (parent: Element, boxes: Map<Element, number>) => {
    let box = parent;
    while (!boxes.has(box) && /^(?:inline|contents)$/.test(getComputedStyle(box).display))
      box = box.parentElement ?? document.body;
    const room = boxes.get(box) ?? roomInside(box);
    boxes.set(box, room);
    const { fontSize, wordBreak } = getComputedStyle(parent);
    return { room, height: Number.parseFloat(fontSize), isCut: wordBreak === 'break-all' };
  };

  /** A name of code that has no joint, and is as wide as two thirds of a phone, has to break. */
  const wordFaults = (): GeometryFault[] => {
    const rooms = new Map<Element, ReturnType<typeof roomOf>>();
    const boxes = new Map<Element, number>();
    const column = Math.min(...all('main').map((one) => one.clientWidth - 112));
    return texts.flatMap(({ text, longest, parent }) => {
      const { room, height, isCut } = rooms.get(parent) ?? roomOf(parent, boxes);
      rooms.set(parent, { room, height, isCut });
      // No letter of a word is wider than it is high. What only machines read has no room at all.
      const fits = (length: number) => !isCut && length * height < room;
      if (room <= 1 || fits(longest)) return [];
      return [...text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)].flatMap(({ 0: word, index }) => {
        if (fits(word.length)) return [];
        const [first, ...others] = rectsOf(text, index, index + word.length);
        if (!first || !isSeen(parent)) return [];
        const width = others.reduce((sum, rect) => sum + rect.width, first.width);
        const isBroken = others.some(({ top }) => top > first.bottom - 2);
        if (isBroken) return width < column ? [{ kind: 'word broken', what: word }] : [];
        return width > room + 1 ? [{ kind: 'word cut', what: word }] : [];
      });
    });
  };

  /** Of a drawing: words that stick out of their panel are under another one, or cut by the window. */
  const drawnFaults = (): GeometryFault[] =>
    drawn.flatMap(({ text, box }) => {
      const { left, right } = box.getBoundingClientRect();
      const isOut = rectsOf(text, 0, text.length).some(
        (rect) => rect.width > 1 && (rect.right > right + 1 || rect.left < left - 1),
      );
      return isOut ? [{ kind: 'label clipped', what: text.data }] : [];
    });

  const tableFaults = (): GeometryFault[] =>
    all('.table')
      .filter((box) => isSeen(box) && box.scrollWidth > box.clientWidth + 1)
      .map((box) => ({
        kind: 'table cut',
        what: `${box.scrollWidth - box.clientWidth} px: ${box.textContent}`,
      }));

  const segmentsOf = (line: SVGPolylineElement) => {
    const matrix = line.getScreenCTM() ?? undefined;
    const points = [...line.points].map((point) => point.matrixTransform(matrix));
    return points.slice(1).map(({ x, y }, i) => {
      const { x: fromX, y: fromY } = points[i] ?? { x, y };
      const [left, top] = [Math.min(x, fromX) - 1, Math.min(y, fromY) - 1];
      return new DOMRect(left, top, Math.abs(x - fromX) + 2, Math.abs(y - fromY) + 2);
    });
  };

  const diagramFaults = (svg: SVGSVGElement): GeometryFault[] => {
    const edge = svg.getBoundingClientRect();
    const lines = all<SVGPolylineElement>('polyline', svg).flatMap(segmentsOf);
    return all<SVGTextElement>('text', svg).flatMap((label) => {
      const own = label.getBoundingClientRect();
      const parent = label.parentElement;
      const shape = parent?.matches('.node, .actor') && parent.querySelector('rect, polygon');
      const around = shape ? shape.getBoundingClientRect() : edge;
      const isClipped =
        own.left < around.left || own.right > around.right || own.bottom > edge.bottom;
      const isCrossed = parent?.matches('.subgraph') && lines.some((line) => meet(own, line));
      const what = label.textContent ?? '';
      return [
        ...(isClipped ? [{ kind: 'label clipped', what }] : []),
        ...(isCrossed ? [{ kind: 'line through title', what }] : []),
      ];
    });
  };

  const buttonFaults = (): GeometryFault[] =>
    buttons
      .filter(({ button, boxes }) => {
        const own = button.getBoundingClientRect();
        const isMet = (text: Text, from = 0, to = text.length) =>
          rectsOf(text, from, to).some((rect) => meet(own, rect));
        return boxes
          .filter(({ box }) => meet(own, box.getBoundingClientRect()))
          .flatMap(({ texts: inside }) => inside.filter((text) => isMet(text)))
          .some((text) =>
            [...text.data.matchAll(/\S+/g)].some(({ 0: { length }, index }) =>
              isMet(text, index, index + length),
            ),
          );
      })
      .filter(({ button }) => isSeen(button))
      .map(({ button }) => ({
        kind: 'button over text',
        what: button.parentElement?.textContent ?? '',
      }));

  return () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth - clientWidth;
    return [
      ...(wide > 0 ? [{ kind: 'sideways', what: `${wide} px` }] : []),
      ...tableFaults(),
      ...wordFaults(),
      ...drawnFaults(),
      ...all<SVGSVGElement>('.diagram svg').filter(isSeen).flatMap(diagramFaults),
      ...buttonFaults(),
    ].map(({ kind, what }) => ({ kind, what: what.replace(/\s+/g, ' ').trim().slice(0, 60) }));
  };
}
