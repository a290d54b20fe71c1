// The one inline script: applies a chosen color theme and a font that is there, and tells of a chosen version, before the first paint, so that
// nothing flashes or moves.

export const THEME_SCRIPT =
  'try{let{dataset:d,style:y}=document.documentElement,{"learn-theme":t,"learn-face":f,"learn-mine":c=""}=localStorage,m=/[?&]mine=([\\w.-]+)/.exec(location.search+"&mine="+c);if(t)d.theme=t;if(f)d.face=f;if(m)y.setProperty("--mine","\'"+(d.mine=m[1])+"\'")}catch{}';
