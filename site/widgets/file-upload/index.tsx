// The FileUpload, alive: files chosen or dropped, checked and listed. Nothing is read or sent.
import { useRef, useState } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { checkFile, sizeOf, type Upload } from '../kit/pickers-files.ts';
import { toList } from '../kit/pickers-options.tsx';
import { Uploads } from '../kit/pickers-uploads.tsx';
import '../kit/pickers.css';

const SAMPLE: Upload = { id: 0, name: 'note-maya-lind.pdf', size: '214 KB' };

const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

export default createDemo({
  tag: 'fileupload',
  initial: {
    caption: "Add a doctor's note",
    multiple: true,
    fileuploadmessage: 'Drop files here, or',
    contenttype: '.pdf, .docx',
    maxfilesize: 1,
    cleariconhint: 'Clear',
    disabled: false,
    show: true,
  },
  Stage({ state, fire }) {
    const { caption, multiple, fileuploadmessage, cleariconhint, disabled } = state;
    const [files, setFiles] = useState<Upload[]>([SAMPLE]);
    const [problem, setProblem] = useState('');
    const lastId = useRef(SAMPLE.id);
    const extensions = toList(state.contenttype.toLowerCase());
    const mostMegabytes = Math.min(50, Math.max(0, state.maxfilesize));
    const choose = (all: readonly File[]) => {
      const chosen = multiple ? all : all.slice(0, 1);
      const limits = { extensions: extensions.filter((one) => one !== '*/*'), mostMegabytes };
      const problems = chosen.map((file) => checkFile(file, limits));
      setProblem(problems.filter(Boolean).join(' '));
      const rejected = chosen.filter((_, index) => problems[index]);
      if (rejected.length) fire('onError', { files: namesOf(rejected) });
      const taken = chosen.filter((_, index) => !problems[index]);
      if (taken.length === 0) return;
      fire('onBeforeselect', { files: namesOf(taken) });
      fire('onSelect', { selectedFiles: namesOf(taken) });
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
          {multiple && fileuploadmessage ? <Text slot="label">{fileuploadmessage}</Text> : null}
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
          onBeforeDelete={({ name }) => fire('onBeforedelete', { $event: name })}
          onDelete={(file) => {
            fire('onDelete', { $event: file.name });
            setFiles((before) => before.filter(({ id }) => id !== file.id));
          }}
          onClear={() => setFiles([])}
        />
      </div>
    );
  },
});
