// A line of text that the config gives, with its links.
import type { FrameText } from '../model/frame.ts';

export function LinkedText({ text }: { text: FrameText }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.url} href={part.url}>
        {part.label}
      </a>
    ),
  );
}
