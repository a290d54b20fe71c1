// A part of the page that can be written in, with bold, italic and lists: the heart of the Richtext Editor.
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { cleanHtml, isBlankHtml } from './basic-html.ts';

type Props = {
  label: string;
  html: string;
  placeholder: string;
  isReadOnly: boolean;
  onChange(html: string): void;
};

const COMMANDS = [
  { command: 'bold', label: 'Bold', sign: <b>B</b> },
  { command: 'italic', label: 'Italic', sign: <i>I</i> },
  { command: 'underline', label: 'Underline', sign: <u>U</u> },
  { command: 'formatBlock', label: 'Heading', sign: 'H', value: 'h4' },
  { command: 'insertUnorderedList', label: 'List', sign: '•' },
  { command: 'insertOrderedList', label: 'Numbered list', sign: '№' },
  { command: 'removeFormat', label: 'Remove format', sign: '⌫' },
] as const;

export function RichText({ label, html, placeholder, isReadOnly, onChange }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  const written = useRef(html);
  const [first] = useState(() => ({ __html: cleanHtml(html) }));
  useEffect(() => {
    if (!editor.current || html === written.current) return;
    written.current = html;
    editor.current.innerHTML = cleanHtml(html);
  }, [html]);
  const read = () => {
    if (!editor.current) return;
    const next = cleanHtml(editor.current.innerHTML);
    written.current = isBlankHtml(next) ? '' : next;
    onChange(written.current);
  };
  const run = (command: string, value?: string) => {
    editor.current?.focus();
    // Deprecated, yet the only way browsers have for this; editors rely on it.
    document.execCommand(command, false, value);
    read();
  };
  return (
    <div className="d-rich" data-readonly={isReadOnly || undefined}>
      <Toolbar className="d-rich-bar" aria-label="Format">
        {COMMANDS.map((one) => (
          <Button
            key={one.command}
            className="d-rich-button"
            aria-label={one.label}
            isDisabled={isReadOnly}
            preventFocusOnPress
            onPress={() => run(one.command, 'value' in one ? one.value : undefined)}
          >
            {one.sign}
          </Button>
        ))}
      </Toolbar>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area holds no formatted text. */}
      <div
        ref={editor}
        className="d-rich-text d-written"
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-readonly={isReadOnly}
        data-placeholder={isBlankHtml(html) ? placeholder : undefined}
        tabIndex={0}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        onInput={read}
        onPaste={pastePlain}
        dangerouslySetInnerHTML={first}
      />
    </div>
  );
}

function pastePlain(event: ClipboardEvent): void {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
}
