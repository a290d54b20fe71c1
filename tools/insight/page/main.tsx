// The page for writers: what readers look for, don't find and didn't understand, drawn into the empty page of the service.
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const host = document.getElementById('insight');
if (host) {
  const { title = '', base = '/', token } = host.dataset;
  createRoot(host).render(<App title={title} base={base} needsToken={token !== undefined} />);
}
