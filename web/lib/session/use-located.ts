import { useEffect, useState } from "react";
import { transport } from "./transport.ts";

/**
 * Where the browser loads a file of the API from.
 * @returns undefined until that is known; over the network it is known at once
 */
export function useLocated(path: string | undefined): string | undefined {
  const [found, setFound] = useState<{ path: string; url: string }>();
  const place = path === undefined ? undefined : transport.locate(path);
  const isKnown = typeof place !== "object";
  useEffect(() => {
    if (path === undefined || isKnown) return;
    let current = true;
    const show = (url: string) => current && setFound({ path, url });
    // What cannot be had fails where it is shown, as over the network.
    Promise.resolve(transport.locate(path)).then(show, () => show("data:,"));
    return () => {
      current = false;
    };
  }, [path, isKnown]);
  if (isKnown) return place;
  return found?.path === path ? found?.url : undefined;
}
