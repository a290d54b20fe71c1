// Address of the page that is likely to be next ▶ its answer, asked for while the script that shows it is on its way too.

const asked = new Map<string, Promise<Response>>();

export function askPage(path: string): void {
  if (asked.has(path)) return;
  const answer = fetch(path, { headers: { accept: 'text/html' } });
  // Who takes it learns of it.
  answer.catch(() => {});
  asked.set(path, answer);
}

/** What is on its way, or asked for now: an answer can be read once. */
export function takePage(path: string): Promise<Response> {
  askPage(path);
  const answer = asked.get(path) as Promise<Response>;
  asked.delete(path);
  return answer;
}
