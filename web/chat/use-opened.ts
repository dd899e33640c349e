import { useState } from "react";

/**
 * Whether messages missed while the conversation was closed are loaded, or cannot be; meanwhile the known ones are
 * shown.
 * @param isOver whether no request is running
 */
export function useOpened(isOver: boolean): boolean {
  const [opened, setOpened] = useState(isOver);
  if (isOver && !opened) setOpened(true);
  return opened;
}
