import { useState } from "react";

/**
 * Whether what was missed while a conversation was shut is here, or cannot be had; what was known before is
 * drawn meanwhile.
 * @param isOver whether nothing is being asked
 */
export function useOpened(isOver: boolean): boolean {
  const [opened, setOpened] = useState(isOver);
  if (isOver && !opened) setOpened(true);
  return opened;
}
