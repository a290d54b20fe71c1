// All guides of the way have arrived → they are kept on this device, unless the site or the reader doesn't want it.
import { useEffect, useState } from 'react';
import { keep, readKept } from '../../../engine/browser.ts';
import { canKeep, type Kept, keepOnDevice, removeFromDevice } from './keep.ts';

const KEY = 'learn-runbook-offline';

/** `waiting`: nothing can be said yet, or the browser keeps nothing. */
export type Offline = { state: 'waiting' | 'kept' | 'removed'; remove(): void; keep(): void };

type Input = {
  /** Does the site's config want it? */
  isOn: boolean;
  base: string;
  /** Identifies the way; undefined until all of it has arrived. */
  way: string | undefined;
  collect(): Kept;
};

export function useOffline({ isOn, base, way, collect }: Input): Offline {
  const [state, setState] = useState<Offline['state']>('waiting');
  const save = async () => setState((await keepOnDevice(collect())) ? 'kept' : 'waiting');
  useEffect(() => {
    if (!isOn) void removeFromDevice(base);
  }, [isOn, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way.
  useEffect(() => {
    if (!isOn || !way || !canKeep()) return;
    if (readKept(KEY).removed) setState('removed');
    else void save();
  }, [isOn, way]);
  return {
    state,
    remove() {
      keep(KEY, { removed: true });
      void removeFromDevice(base).then(() => setState('removed'));
    },
    keep() {
      keep(KEY, {});
      void save();
    },
  };
}
