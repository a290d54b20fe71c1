// What a form of a phone says once it is sent: a message above its fields, or a toast that goes by itself.
import { useEffect } from 'react';

type Props = { text: string; isToast: boolean; onClose(): void };

const TOAST_MS = 5000;

export function NativeSaid({ text, isToast, onClose }: Props) {
  useEffect(() => {
    if (!(isToast && text)) return;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div role="status" className={isToast ? 'n-toast' : undefined}>
      {text ? (
        <p className="n-said">
          <span>✓ {text}</span>
          <button type="button" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        </p>
      ) : null}
    </div>
  );
}
