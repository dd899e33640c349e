/** Whether this page stands inside another site's, where only a session of its own lives. */
export const isFramed = () => window.parent !== window;

/** The same address, as it may be framed. */
export const framable = (path: string) => (isFramed() ? `${path}?embed=1` : path);

/**
 * Inline in a page, as links are pressed before it answers: in a frame they ask for pages that may be framed,
 * too. Tickets in the addresses of files stay as they are.
 */
export const framedLinksScript =
  'if(parent!==window)addEventListener("click",e=>{let a=e.target.closest(\'a[href^="/"]:not([href^="/api/"],[target="_top"])\');if(a&&!/[?&]embed=1/.test(a.search))a.search+=(a.search?"&":"?")+"embed=1"},true);';
