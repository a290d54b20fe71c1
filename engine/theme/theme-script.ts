// The one inline script: applies a chosen colour theme, and tells of a chosen version, before the first paint, so that nothing flashes or moves.

export const THEME_SCRIPT =
  'try{let d=document.documentElement,s=localStorage,t=s["learn-theme"],m=/[?&]mine=([\\w.-]+)/.exec(location.search)||/^(\\S+)/.exec(s["learn-mine"]||"");if(t)d.dataset.theme=t;if(m)d.style.setProperty("--mine",JSON.stringify(d.dataset.mine=m[1]))}catch{}';
