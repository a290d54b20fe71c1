// Files of a FileUpload → a list with a check mark for each, a question before one is deleted, a button to clear it.
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Upload } from './pickers-files.ts';

type Props = {
  files: readonly Upload[];
  clearHint: string;
  onBeforeDelete(file: Upload): void;
  onDelete(file: Upload): void;
  onClear(): void;
};

export function Uploads({ files, clearHint, onBeforeDelete, onDelete, onClear }: Props) {
  const [requested, setAsked] = useState<number>();
  const ask = (file: Upload) => {
    onBeforeDelete(file);
    setAsked(file.id);
  };
  if (files.length === 0) return null;
  return (
    <div className="d-uploads">
      <ul aria-label="Uploaded files">
        {files.map((file) => (
          <li key={file.id}>
            <span aria-hidden="true" className="d-upload-done">
              ✓
            </span>
            <span className="d-upload-name">
              {file.name} <small>{file.size}</small>
            </span>
            {requested === file.id ? (
              <span className="d-upload-ask">
                Delete it?
                <Button className="d-press" autoFocus onPress={() => onDelete(file)}>
                  Yes
                </Button>
                <Button className="d-press" onPress={() => setAsked(undefined)}>
                  No
                </Button>
              </span>
            ) : (
              <Button
                className="d-press"
                aria-label={`Delete ${file.name}`}
                onPress={() => ask(file)}
              >
                ✕
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button className="d-press" onPress={onClear}>
        {clearHint || 'Clear'}
      </Button>
    </div>
  );
}
