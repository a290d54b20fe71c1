// Bodies ready to send, cached in memory up to a limit; what was used longest ago goes first.

export interface Body {
  /** Strong entity tag with its quotes. */
  readonly etag: string;
  readonly sizeBytes: number;
  /** `undefined` for a file too large for memory, which is sent from disk. */
  readonly bytes: Buffer | undefined;
}

export interface BodyCache {
  /**
   * The body under `key`, made by `create` when it is not cached. Requests for one key at one time share one
   * `create`; a failed one is not cached.
   */
  get(key: string, create: () => Promise<Body>): Promise<Body>;
  /** Memory in use, counted as `limitBytes` counts it. */
  readonly sizeBytes: number;
}

/** What an entry costs besides its bytes: key, tag and bookkeeping. */
const overheadBytes = 512;

const costOf = ({ bytes }: Body) => overheadBytes + (bytes?.length ?? 0);

/** Create an empty cache that holds at most `limitBytes`. A body larger than that passes through. */
export function createBodyCache(limitBytes: number): BodyCache {
  const bodies = new Map<string, Body>();
  const pending = new Map<string, Promise<Body>>();
  let sizeBytes = 0;

  function keep(key: string, body: Body): void {
    if (costOf(body) > limitBytes) return;
    bodies.set(key, body);
    sizeBytes += costOf(body);
    for (const [oldKey, oldBody] of bodies) {
      if (sizeBytes <= limitBytes) break;
      bodies.delete(oldKey);
      sizeBytes -= costOf(oldBody);
    }
  }

  function make(key: string, create: () => Promise<Body>): Promise<Body> {
    const promise = create()
      .then((body) => {
        keep(key, body);
        return body;
      })
      .finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  }

  return {
    get(key, create) {
      const body = bodies.get(key);
      if (!body) return pending.get(key) ?? make(key, create);
      bodies.delete(key);
      bodies.set(key, body);
      return Promise.resolve(body);
    },
    get sizeBytes() {
      return sizeBytes;
    },
  };
}
