// Questions of the page ↔ the service, with the writer's token, which lives as long as the tab.

const KEY = 'learn-insight-token';

export class NotAdmittedError extends Error {}

const headers = (): Record<string, string> => {
  const token = sessionStorage.getItem(KEY);
  return token ? { Authorization: `Bearer ${token}` } : {};
};

export const setToken = (token: string): void => sessionStorage.setItem(KEY, token);

/** @throws NotAdmittedError when a token is needed; Error with a sentence for whoever reads. */
export async function ask<T>(name: string, params: Record<string, string>): Promise<T> {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  const response = await fetch(`api/${name}?${query}`, { headers: headers() }).catch(() => {
    throw new Error('The service can’t be reached.');
  });
  await expectGood(response);
  return (await response.json()) as T;
}

export type Mark = { kind: string; name: string; isDone: boolean; note: string };

/** @throws as `ask`. */
export async function sendMark(mark: Mark): Promise<void> {
  const response = await fetch('api/done', {
    method: 'POST',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: JSON.stringify(mark),
  });
  await expectGood(response);
}

async function expectGood(response: Response): Promise<void> {
  if (response.ok) return;
  if (response.status === 401) throw new NotAdmittedError();
  throw new Error(
    response.status === 503
      ? 'The database doesn’t answer at the moment.'
      : `The service says: ${(await response.text()).trim()}.`,
  );
}
