import { hasEndedExpression } from "../lib/waiting/cached-end.ts";

/*
 * The last home of today, in its language. It is drawn before any script of the app runs and before the page's own
 * shell, which is then neither styled nor laid out (trainee.css) and is removed. If a script cannot read it, the shell
 * is shown.
 *
 * A slow phone's first date formatter takes a tenth of a second, so the stored home contains the end of its day.
 * Sections below the first screen are added on scrolling.
 */

/** Placed before the shell. */
export const lastHomeScript = `try{let w=JSON.parse(localStorage.getItem("who")),h=JSON.parse(localStorage.getItem("private:"+w.id+":home")),n=Date.now(),r=document.createElement("div"),f=(e,t)=>{e.innerHTML=t;for(let s of e.querySelectorAll("[data-style]"))s.style.cssText=s.dataset.style};if(!(${hasEndedExpression})&&parent===window&&h.at<=n&&n<h.until&&h.lang===document.documentElement.lang){r.id="root";f(r,h.html);addEventListener("scroll",()=>{for(let e of r.querySelectorAll("[data-below]"))f(e,h.below[e.dataset.below])},{once:true});document.currentScript.before(r)}}catch{}`;

/** Placed after the shell. */
export const oneHomeScript = 'document.querySelectorAll("#root")[1]?.remove();';
