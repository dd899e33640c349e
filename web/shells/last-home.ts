import { hasEndedExpression } from "../lib/waiting/cached-end.ts";

/*
 * The home as its person left it today, in its language, drawn before any script of the app has run, and before
 * the page's own shell, which is then neither styled nor laid out (trainee.css) and goes. What a script cannot
 * read is as if there were none.
 *
 * A slow phone's first formatter of dates takes a tenth of a second: what is kept says itself until when it is
 * of today. What lay below the first screen comes when somebody scrolls.
 */

/** Stands before the shell. */
export const lastHomeScript = `try{let w=JSON.parse(localStorage.getItem("who")),h=JSON.parse(localStorage.getItem("private:"+w.id+":home")),n=Date.now(),r=document.createElement("div"),f=(e,t)=>{e.innerHTML=t;for(let s of e.querySelectorAll("[data-style]"))s.style.cssText=s.dataset.style};if(!(${hasEndedExpression})&&parent===window&&h.at<=n&&n<h.until&&h.lang===document.documentElement.lang){r.id="root";f(r,h.html);addEventListener("scroll",()=>{for(let e of r.querySelectorAll("[data-below]"))f(e,h.below[e.dataset.below])},{once:true});document.currentScript.before(r)}}catch{}`;

/** Stands after it. */
export const oneHomeScript = 'document.querySelectorAll("#root")[1]?.remove();';
