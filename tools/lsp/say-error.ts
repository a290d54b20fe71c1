// An error → what an editor shows of it.
import { type Connection, MessageType, ShowMessageNotification } from 'vscode-languageserver';
import { ExpectedError } from '../../engine/tooling.ts';

export const says = (error: unknown): string =>
  error instanceof ExpectedError && error.hint
    ? `${error.message} ${error.hint}`
    : error instanceof Error
      ? error.message
      : String(error);

/** A notification: an editor that doesn't answer a request ends the service. */
export function showError(connection: Connection, error: unknown): void {
  const message = says(error);
  void connection.sendNotification(ShowMessageNotification.type, {
    type: MessageType.Error,
    message,
  });
}
