// The Login, alive: signs one person in, and tells all others what went wrong.
import { useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action } from '../kit/dialogs-dialog.tsx';
import { toLength } from '../kit/dialogs-length.ts';
import { SignIn } from '../kit/dialogs-sign-in.tsx';
import '../kit/dialogs.css';

const initial = {
  errormessage: 'User name or password is wrong. Try again, or call 4711.',
  showerror: true,
  width: '100%',
  height: '',
  show: true,
};

function Stage({ state, fire }: StageProps<typeof initial>) {
  const [isSignedIn, setSignedIn] = useState(false);
  if (isSignedIn)
    return (
      <div className="d-dialog-page">
        <p role="status">Welcome, Ada Lind. This is your landing page.</p>
        <Action onPress={() => setSignedIn(false)}>Log out</Action>
      </div>
    );
  return (
    <div>
      <div
        className="d-login"
        style={{ inlineSize: toLength(state.width), blockSize: toLength(state.height) }}
      >
        <SignIn errorMessage={state.errormessage} fire={fire} onSuccess={() => setSignedIn(true)}>
          <label className="d-login-remember">
            <input type="checkbox" /> Remember Me
          </label>
        </SignIn>
      </div>
    </div>
  );
}

export default createDemo({
  tag: 'login',
  native: () => import('./native.tsx'),
  notNative: ['width', 'height'],
  initial,
  Stage,
});
