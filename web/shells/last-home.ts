/*
 * The home as its person left it today, in its language, drawn before any script of the app has run, and before
 * the page's own shell, which is then neither styled nor laid out (trainee.css) and goes. What a script cannot
 * read is as if there were none.
 *
 * A slow phone's first formatter of dates takes a tenth of a second: what is kept says itself until when it is
 * of today. What lay below the first screen is laid out when somebody scrolls.
 */

/** Stands before the shell. */
export const lastHomeScript =
  'try{let w=JSON.parse(localStorage.getItem("who")),h=JSON.parse(localStorage.getItem("private:"+w.id+":home")),n=Date.now(),r=document.createElement("div");if(parent===window&&h.at<=n&&n<h.until&&h.lang===document.documentElement.lang){r.id="root";r.innerHTML=h.html;for(let e of r.querySelectorAll("[data-style]"))e.style.cssText=e.dataset.style;addEventListener("scroll",()=>{for(let e of r.querySelectorAll("[data-below]"))e.style.contentVisibility=""},{once:true});document.currentScript.before(r)}}catch{}';

/** Stands after it. */
export const oneHomeScript = 'document.querySelectorAll("#root")[1]?.remove();';
