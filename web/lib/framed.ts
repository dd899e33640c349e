/** Whether this page stands inside another site's, where only a partitioned session lives. */
export const isFramed = () => window.parent !== window;

/** The same address, as it may be framed. */
export const framable = (path: string) => (isFramed() ? `${path}?embed=1` : path);

/** Keeps links of a framed page inside the frame: on a click, they ask for the framable page. */
export function followInFrame(): void {
  if (!isFramed()) return;
  const embed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
    if (link) link.search = "?embed=1";
  };
  addEventListener("click", embed, true);
}
