// Words typed into a field → what each key costs the page's thread: script, style and layout until it is idle again.

/** @returns  milliseconds, one number a key. */
export async function keyCosts(page, input, words) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
    return 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
  };
  const costs = [];
  for (const word of words) {
    await input.fill('');
    await page.waitForTimeout(300);
    for (const key of word) {
      const before = await busy();
      await input.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(120);
      costs.push((await busy()) - before);
    }
  }
  return costs;
}
