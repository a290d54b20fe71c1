// React Native's Login, alive: signs one person in; what the service says of all others is above the form.
import { type FormEvent, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { PERSON } from '../kit/dialogs-person.ts';
import { Aside, NativePhone, readyWith } from '../kit/native-phone.tsx';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type Props = StageProps<{ showerror: boolean }>;

/** How this runtime words a response that isn't a success. */
const REFUSED = 'Request failed with status code 401';

export default function NativeLogin({ state }: Props) {
  const [isSignedIn, setSignedIn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const isRight =
      typed.get('demo-name') === PERSON.name && typed.get('demo-password') === PERSON.password;
    setFailed(!isRight);
    setSignedIn(isRight);
  };
  if (isSignedIn)
    return (
      <NativePhone title="Home" sheet={SHEET}>
        <p role="status">Welcome, Ada Lind. This is your landing page.</p>
        <button type="button" className="n-button" onClick={() => setSignedIn(false)}>
          Log out
        </button>
      </NativePhone>
    );
  return (
    <NativePhone title="Welcome" sheet={SHEET}>
      <div role="alert">
        {hasFailed && state.showerror ? <p className="n-login-error">{REFUSED}</p> : null}
      </div>
      <form className="n-login" autoComplete="off" onSubmit={submit}>
        <label>
          User name
          <input className="n-input" name="demo-name" autoComplete="off" />
        </label>
        <label>
          Password
          <input className="n-input" name="demo-password" type="password" autoComplete="off" />
        </label>
        <button type="submit" className="n-button">
          Sign in
        </button>
      </form>
      <Aside>
        Here, <code>{PERSON.name}</code> with the password <code>{PERSON.password}</code> can sign
        in.
      </Aside>
    </NativePhone>
  );
}
