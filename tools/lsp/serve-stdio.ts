// The process's own input and output → a connection to the editor that started it; ends when that does.
import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { createLanguageServer, type ServiceOptions } from './create-language-server.ts';

/** The output belongs to the protocol: nothing else is printed there. */
export function serveStdio(options: ServiceOptions): Promise<void> {
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(process.stdin),
    new StreamMessageWriter(process.stdout),
  );
  createLanguageServer(connection, options);
  connection.listen();
  return new Promise((resolve) => {
    connection.onExit(() => resolve());
    process.stdin.on('end', () => resolve());
  });
}
