// A request as it is written → the answer as it was sent: no redirects followed, nothing decoded or tidied.
import { request as openRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface TestRequest {
  readonly method?: string;
  /** Goes into the request line as it is. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestAnswer {
  readonly status: number;
  /** Names in lower case; one value for each time a header was sent. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** Decompressed. */
  readonly body: string;
  /** As transferred. */
  readonly sizeBytes: number;
}

/** Send one request, on a separate connection, to a server on this machine. */
export function sendRequest(
  port: number,
  { method = 'GET', target, headers = {}, body }: TestRequest,
) {
  return new Promise<TestAnswer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: target, headers, agent: false };
    const request = openRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        resolve({
          status: response.statusCode ?? 0,
          headers: groupHeaders(response.rawHeaders),
          body: decode(bytes, encoding).toString(),
          sizeBytes: bytes.length,
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

function groupHeaders(raw: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    headers[name] = [...(headers[name] ?? []), raw[index + 1] ?? ''];
  }
  return headers;
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
