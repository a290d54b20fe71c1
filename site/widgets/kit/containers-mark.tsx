// A badge: a short note in the colour of its type.
type Props = { text: string; look: string };

export function Mark({ text, look }: Props) {
  return text ? (
    <span className="d-mark" data-look={look}>
      {text}
    </span>
  ) : null;
}
