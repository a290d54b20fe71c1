// A bundle → all its files in memory, read as `learn verify` does.
import { openBundle } from '../../tools/offline/read-bundle.ts';

export async function readFiles(at: string): Promise<Map<string, Buffer>> {
  const bundle = await openBundle(at);
  const files = new Map<string, Buffer>();
  for (const [name, { open }] of bundle.files) {
    const pieces: Buffer[] = [];
    for await (const piece of await open()) pieces.push(piece as Buffer);
    files.set(name, Buffer.concat(pieces));
  }
  await bundle.close();
  return files;
}
