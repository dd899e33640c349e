/** Whether this page is inside another site's, with a session of its own. */
export const isFramed = () => window.parent !== window;

/** An address in its form for frames. */
export const framable = (path: string) => (isFramed() ? `${path}?embed=1` : path);

/**
 * The inline script for links pressed before the page is ready: in a frame they lead to framable pages. Tickets in
 * files' addresses stay.
 */
export const framedLinksScript =
  'if(parent!==window)addEventListener("click",e=>{let a=e.target.closest(\'a[href^="/"]:not([href^="/api/"],[target="_top"])\');if(a&&!/[?&]embed=1/.test(a.search))a.search+=(a.search?"&":"?")+"embed=1"},true);';
