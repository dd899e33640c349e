/*
 * What is opened by its address begins at its beginning, however far down that screen was before; what is
 * reloaded or gone back to, where it was left. The router keeps the places under this name.
 */
export const forgetScrollScript = `try{if(performance.getEntriesByType("navigation")[0].type==="navigate"){let k="react-router-scroll-positions",s=JSON.parse(sessionStorage.getItem(k)||"{}");s[location.pathname]=0;sessionStorage.setItem(k,JSON.stringify(s))}}catch{};`;
