// The one inline script: applies a chosen colour theme before the first paint, so that nothing flashes.

export const THEME_SCRIPT =
  'try{let t=localStorage.getItem("learn-theme");if(t)document.documentElement.dataset.theme=t}catch{}';
