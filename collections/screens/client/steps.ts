// Steps beside a screen → the step under pointer, finger or focus lights its part, and a part its step; on a phone
// the step that is being read does, and the screen scrolls its part into view.

export function start(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.screen-steps:not([data-ready])')) {
    box.dataset.ready = '';
    startSteps(box);
  }
  if (document.querySelector('.sequence')) void import('./sequence.ts').then((one) => one.start());
}

type Lights = {
  steps: HTMLElement[];
  /** Lights a step and its parts, or none. */
  light(step: HTMLElement | undefined): void;
};

function startSteps(box: HTMLElement): void {
  const figure = box.querySelector<HTMLElement>(':scope > .screen');
  const steps = [...box.querySelectorAll<HTMLElement>(':scope > ol > [data-step]')];
  const window_ = figure?.querySelector<HTMLElement>('.sc');
  if (!figure || !window_ || steps.length === 0) return;
  const lights = createLights(box, window_, steps);
  followPointer(box, lights);
  followFocus(lights);
  followReading(box, figure, lights);
}

const idsOf = (step: HTMLElement): string[] => (step.dataset.step ?? '').split(' ');

function createLights(box: HTMLElement, screen: HTMLElement, steps: HTMLElement[]): Lights {
  const parts = [...screen.querySelectorAll<HTMLElement>('[data-part]')];
  let lit: HTMLElement | undefined;
  const light = (step: HTMLElement | undefined) => {
    if (step === lit) return;
    lit = step;
    const ids = step ? idsOf(step) : [];
    box.toggleAttribute('data-lit', step !== undefined);
    for (const one of steps) one.classList.toggle('lit', one === step);
    for (const part of parts) part.classList.toggle('lit', ids.includes(part.dataset.part ?? ''));
    const [first] = parts.filter((part) => part.classList.contains('lit'));
    if (first) reveal(first, screen);
  };
  return { steps, light };
}

/** Scrolls inside the screen alone, where it is higher than its window. */
function reveal(part: HTMLElement, screen: HTMLElement): void {
  if (screen.scrollHeight <= screen.clientHeight + 1) return;
  const own = part.getBoundingClientRect();
  const around = screen.getBoundingClientRect();
  const room = Math.max(24, (around.height - own.height) / 2);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  screen.scrollTo({
    top: screen.scrollTop + own.top - around.top - room,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

function followPointer(box: HTMLElement, { steps, light }: Lights): void {
  const stepOf = (target: Element): HTMLElement | undefined => {
    const step = target.closest<HTMLElement>('[data-step]');
    if (step) return step;
    const id = target.closest<HTMLElement>('[data-part]')?.dataset.part ?? '';
    return steps.find((one) => idsOf(one).includes(id));
  };
  box.addEventListener('pointerover', ({ target }) => {
    const step = stepOf(target as Element);
    if (step) light(step);
  });
  box.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !box.contains(document.activeElement)) light(undefined);
  });
}

/** One stop for the tab key; arrows go from step to step. */
function followFocus({ steps, light }: Lights): void {
  for (const [i, step] of steps.entries()) {
    step.tabIndex = i === 0 ? 0 : -1;
    step.addEventListener('focusin', () => {
      for (const one of steps) one.tabIndex = one === step ? 0 : -1;
      light(step);
    });
    step.addEventListener('keydown', (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const next = by && event.target === step ? steps[i + by] : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
  }
}

/** Where the screen stays in sight while its steps go by, the one right below it is being read. */
function followReading(box: HTMLElement, figure: HTMLElement, { steps, light }: Lights): void {
  const screen = figure.querySelector<HTMLElement>('.sc');
  const look = () => {
    figure.classList.toggle('stays', figure.offsetHeight < innerHeight * 0.5);
    if (screen && screen.scrollHeight > screen.clientHeight + 1) screen.tabIndex = 0;
  };
  look();
  // Its style sheet may come after it, on the way from one page to the next.
  new ResizeObserver(look).observe(screen ?? figure);
  let isWaiting = false;
  const read = () => {
    isWaiting = false;
    if (!box.isConnected) return removeEventListener('scroll', note);
    if (getComputedStyle(figure).position !== 'sticky' || matchMedia('(hover: hover)').matches)
      return;
    const edge = figure.getBoundingClientRect().bottom;
    const { top, bottom } = box.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return;
    light(steps.find((step) => step.getBoundingClientRect().bottom > edge + 24) ?? steps.at(-1));
  };
  const note = () => {
    if (!isWaiting) requestAnimationFrame(read);
    isWaiting = true;
  };
  addEventListener('scroll', note, { passive: true });
  note();
}
