// The FileUpload, alive: files chosen or dropped, checked and listed. Nothing is read or sent.
import { useRef, useState } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { createDemo } from '../demo/create-demo.tsx';
import { checkFile, sizeOf, type Upload } from '../demo/form-b-files.ts';
import { toList } from '../demo/form-b-options.tsx';
import { Uploads } from '../demo/form-b-uploads.tsx';

const SAMPLE: Upload = { id: 0, name: 'note-maya-lind.pdf', size: '214 KB' };

export default createDemo({
  tag: 'fileupload',
  initial: {
    caption: "Add a doctor's note",
    multiple: true,
    message: 'Drop files here, or',
    'allowed-file-extensions': '.pdf, .docx',
    'max-file-size': 1,
    cleariconhint: 'Clear',
    disabled: false,
    show: true,
  },
  Stage({ state, fire }) {
    const { caption, multiple, message, cleariconhint, disabled } = state;
    const [files, setFiles] = useState<Upload[]>([SAMPLE]);
    const [problem, setProblem] = useState('');
    const lastId = useRef(SAMPLE.id);
    const extensions = toList(state['allowed-file-extensions'].toLowerCase());
    const mostMegabytes = Math.min(50, Math.max(0, state['max-file-size']));
    const choose = (all: readonly File[]) => {
      const chosen = multiple ? all : all.slice(0, 1);
      const names = chosen.map(({ name }) => name);
      if (names.length === 0) return;
      fire('onBeforeSelect', { files: names });
      const limits = { extensions: extensions.filter((one) => one !== '*/*'), mostMegabytes };
      const problems = chosen.map((file) => checkFile(file, limits));
      setProblem(problems.filter(Boolean).join(' '));
      const taken = chosen.filter((_, index) => !problems[index]);
      if (taken.length === 0) return;
      fire('onSelect', { files: taken.map(({ name }) => name) });
      const added = taken.map(({ name, size }) => {
        lastId.current += 1;
        return { id: lastId.current, name, size: sizeOf(size) };
      });
      setFiles((before) => (multiple ? [...before, ...added] : added));
    };
    return (
      <div className="d-stack">
        <DropZone
          className="d-drop"
          aria-label={caption}
          isDisabled={disabled}
          onDrop={async ({ items }) => {
            const dropped = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
            choose(await Promise.all(dropped));
          }}
        >
          {multiple && message ? <Text slot="label">{message}</Text> : null}
          <FileTrigger
            allowsMultiple={multiple}
            acceptedFileTypes={extensions}
            onSelect={(list) => choose([...(list ?? [])])}
          >
            <Button className="d-press" isDisabled={disabled}>
              <span aria-hidden="true">⇪</span> {caption}
            </Button>
          </FileTrigger>
          <small>
            {extensions.join(', ') || 'All kinds'}; {mostMegabytes} MB at most
          </small>
        </DropZone>
        <p role="status" className="d-missing">
          {problem}
        </p>
        <Uploads
          files={files}
          clearHint={cleariconhint}
          onBeforeDelete={({ name }) => fire('onBeforeDelete', { file: name })}
          onDelete={(file) => {
            fire('onDelete', { file: file.name });
            setFiles((before) => before.filter(({ id }) => id !== file.id));
          }}
          onClear={() => setFiles([])}
        />
      </div>
    );
  },
});
