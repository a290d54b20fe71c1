// The dialog around search: closed by a click beside it.
import { useLayoutEffect } from 'react';
import { useNewest } from './use-newest.ts';

/** @param onClose  the dialog was closed, by whatever way. */
export function useDialog(host: HTMLElement, onClose: () => void): void {
  const closed = useNewest(onClose);
  useLayoutEffect(() => {
    if (!(host instanceof HTMLDialogElement)) return;
    let isOutside = false;
    const press = ({ target }: Event) => {
      isOutside = target === host;
    };
    const click = ({ target }: Event) => {
      if (isOutside && target === host) host.close();
    };
    const close = () => closed();
    host.addEventListener('pointerdown', press);
    host.addEventListener('click', click);
    host.addEventListener('close', close);
    return () => {
      host.removeEventListener('pointerdown', press);
      host.removeEventListener('click', click);
      host.removeEventListener('close', close);
    };
  }, [host, closed]);
}
