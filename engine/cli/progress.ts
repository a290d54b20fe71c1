// What commands say of their work: pages done so far, as a bar on a terminal and now and then a plain line elsewhere; seconds since they began.
import type { WriteStream } from 'node:tty';

const WIDTH = 28;

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

/** @param noun  what is counted. */
export function createProgress(output: Output, noun = 'pages') {
  let lastPercent = -1;
  let isDrawn = false;
  return {
    show(done: number, total: number): void {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (percent === lastPercent) return;
      if (output.isTTY) {
        const full = Math.round((percent / 100) * WIDTH);
        output.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total} ${noun}`);
        isDrawn = true;
      } else if (Math.floor(percent / 25) !== Math.floor(lastPercent / 25) && total > 0)
        output.write(`${done} of ${total} ${noun}\n`);
      lastPercent = percent;
    },
    end(): void {
      if (isDrawn) output.write('\r\u001b[K');
    },
  };
}

/** @returns  the seconds since, to be printed. */
export function startClock(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(2);
}
