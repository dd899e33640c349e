import { useEffect, useState } from "react";
import { transport } from "./transport.ts";

/**
 * The address from which the browser loads a file of the API.
 * @returns undefined until it is known; over the network at once
 */
export function useLocated(path: string | undefined): string | undefined {
  const [found, setFound] = useState<{ path: string; url: string }>();
  const place = path === undefined ? undefined : transport.locate(path);
  const isKnown = typeof place !== "object";
  useEffect(() => {
    if (path === undefined || isKnown) return;
    let current = true;
    const show = (url: string) => current && setFound({ path, url });
    // A missing file fails in its element, as over the network.
    Promise.resolve(transport.locate(path)).then(show, () => show("data:,"));
    return () => {
      current = false;
    };
  }, [path, isKnown]);
  if (isKnown) return place;
  return found?.path === path ? found?.url : undefined;
}
