import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether another screen has opened since. Additions of the frame appear only with a new screen, so that no target
 * moves under a thumb.
 */
export function useMovedOn(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}
