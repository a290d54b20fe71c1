// The Login, alive: signs one person in, and tells all others what went wrong.
import { useEffect, useState } from 'react';
import { createDemo, type StageProps } from '../demo/create-demo.tsx';
import { Action } from '../demo/dialogs-dialog.tsx';
import { toLength } from '../demo/dialogs-length.ts';
import { SignIn } from '../demo/dialogs-sign-in.tsx';

const initial = {
  'message-on-error': 'User name or password is wrong. Try again, or call 4711.',
  width: '100%',
  height: '',
  show: true,
};

function Stage({ state, fire }: StageProps<typeof initial>) {
  const [isSignedIn, setSignedIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: before the fields are first drawn.
  useEffect(() => fire('onBeforeRender'), []);
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
        <SignIn
          errorMessage={state['message-on-error']}
          fire={fire}
          onSuccess={() => setSignedIn(true)}
        >
          <label className="d-login-remember">
            <input type="checkbox" /> Remember Me
          </label>
        </SignIn>
      </div>
    </div>
  );
}

export default createDemo({ tag: 'login', initial, Stage });
