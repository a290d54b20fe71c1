// Scripts that are in a page itself, since they change it before the first paint. The policy of the site allows each by its hash.

/** Applies a chosen color theme and a font that is there, and tells of a chosen version, so that nothing flashes or moves. */
export const THEME_SCRIPT =
  'try{let{dataset:d,style:y}=document.documentElement,{"learn-theme":t,"learn-face":f,"learn-mine":c=""}=localStorage,m=/[?&]mine=([\\w.-]+)/.exec(location.search+"&mine="+c);if(t)d.theme=t;if(f)d.face=f;if(m)y.setProperty("--mine","\'"+(d.mine=m[1])+"\'")}catch{}';

/**
 * Of sites whose announcement can be dismissed: hides what was dismissed, and keeps what is. The same text on every site: the
 * announcement's id is an attribute of its element.
 */
export const DISMISS_SCRIPT =
  '{let d=document.documentElement.dataset,s=document.currentScript.dataset.announcement;try{if(localStorage["learn-dismissed"]===s)d.dismissed=""}catch{}addEventListener("click",({target:t})=>{if(t.closest?.("[data-dismiss]")){d.dismissed="";try{localStorage["learn-dismissed"]=s}catch{}document.getElementById("site-content")?.focus({preventScroll:true})}})}';
