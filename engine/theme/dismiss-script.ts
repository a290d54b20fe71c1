// The inline script of sites whose announcement can be dismissed: hides what was dismissed before the first paint, and keeps what is.

/** The same text on every site, so that one hash allows it: the announcement's id is an attribute of its element. */
export const DISMISS_SCRIPT =
  '{let d=document.documentElement.dataset,s=document.currentScript.dataset.announcement;try{if(localStorage["learn-dismissed"]===s)d.dismissed=""}catch{}addEventListener("click",({target:t})=>{if(t.closest?.("[data-dismiss]")){d.dismissed="";try{localStorage["learn-dismissed"]=s}catch{}document.getElementById("site-content")?.focus({preventScroll:true})}})}';
