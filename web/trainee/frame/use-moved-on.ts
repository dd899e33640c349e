import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether another screen has opened since. What the frame adds comes with a screen, never into one: what a
 * thumb is about to touch stays where it is.
 */
export function useMovedOn(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}
