// The form to sign in, which the Login and the Login Dialog share; it accepts one person.
import { type FormEvent, type ReactNode, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { Action } from './dialogs-dialog.tsx';
import { PERSON } from './dialogs-person.ts';

type Props = {
  errorMessage: string;
  /** For a dialog, which opens to be filled in. */
  takesFocus?: boolean;
  /** For a Login; the Login Dialog has no events for signing in. */
  fire?(event: string): void;
  onSuccess?(): void;
  children?: ReactNode;
};

export function SignIn({ errorMessage, takesFocus = false, fire, onSuccess, children }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const isRight =
      typed.get('demo-name') === PERSON.name && typed.get('demo-password') === PERSON.password;
    fire?.('onSubmit');
    fire?.(isRight ? 'onSuccess' : 'onError');
    setFailed(!isRight);
    if (isRight) onSuccess?.();
  };
  return (
    <form className="d-sign-in" autoComplete="off" onSubmit={submit}>
      <div role="alert">{hasFailed ? <p className="d-sign-in-error">{errorMessage}</p> : null}</div>
      <TextField
        className="d-dialog-field"
        name="demo-name"
        autoComplete="off"
        autoFocus={takesFocus}
      >
        <Label>User name</Label>
        <Input />
      </TextField>
      <TextField className="d-dialog-field" name="demo-password" type="password" autoComplete="off">
        <Label>Password</Label>
        <Input />
      </TextField>
      {children}
      <Action isMain type="submit">
        Sign in
      </Action>
      <p className="d-dialog-hint">
        Here, <code>{PERSON.name}</code> with the password <code>{PERSON.password}</code> can sign
        in.
      </p>
    </form>
  );
}
