// Address of the page that is likely to be next → its answer, requested while the script that shows it is on its way too.

const requested = new Map<string, Promise<Response>>();

export function askPage(path: string): void {
  if (requested.has(path)) return;
  const answer = fetch(path, { headers: { accept: 'text/html' } });
  // Who takes it learns of it.
  answer.catch(() => {});
  requested.set(path, answer);
}

/** What is on its way, or requested now: an answer can be read once. */
export function takePage(path: string): Promise<Response> {
  askPage(path);
  const answer = requested.get(path) as Promise<Response>;
  requested.delete(path);
  return answer;
}
