// A task of this process → what it printed meanwhile, and what it gave or threw.

/** @returns  all that was written to standard output, then to standard error. */
export async function captured(task) {
  const streams = [process.stdout, process.stderr];
  const texts = ['', ''];
  const writes = streams.map(({ write }) => write);
  streams.forEach((stream, at) => {
    stream.write = (part, ...more) => {
      texts[at] += typeof part === 'string' ? part : Buffer.from(part).toString('utf8');
      more.findLast((one) => typeof one === 'function')?.();
      return true;
    };
  });
  try {
    return { value: await task(), text: texts.join('') };
  } catch (error) {
    return { error, text: `${texts.join('')}${error?.stack ?? error}\n` };
  } finally {
    streams.forEach((stream, at) => {
      stream.write = writes[at];
    });
  }
}
