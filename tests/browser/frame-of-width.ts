// A page that is open → the same page in a frame, whose width can be changed at once. Runs in a browser.

/** It is written there: a site may refuse to be framed. Its script starts as it does in a window. */
export async function openFrame(name: string): Promise<void> {
  const html = await (await fetch(location.href)).text();
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.style.cssText = 'border: 0; width: 1440px; height: 900px';
  document.body.replaceChildren(frame);
  document.body.style.cssText = 'display: block; margin: 0';
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  frame.contentDocument?.open();
  frame.contentDocument?.write(html);
  frame.contentDocument?.close();
  await loaded;
  // As on a phone, its scrollbar takes no room.
  frame.contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}
