import { useState } from "react";
import { mediaHook } from "../../../ui/use-media.ts";

const foldedKey = "admin-library-folded";

/** The width at which seven days leave room for the library: 1280 px. */
const useRoomy = mediaHook("(min-width: 80rem)");

function readFolded(): boolean {
  try {
    return localStorage.getItem(foldedKey) === "1";
  } catch {
    // Storage may be refused; the library is then open.
    return false;
  }
}

/** Whether the library is beside the week. This device stores the trainer's choice. */
export function useDocked(): { roomy: boolean; docked: boolean; toggle: () => void } {
  const roomy = useRoomy();
  const [folded, setFolded] = useState(readFolded);
  const toggle = () => {
    setFolded(!folded);
    try {
      localStorage.setItem(foldedKey, folded ? "0" : "1");
    } catch {
      // The choice then lasts as long as the editor.
    }
  };
  return { roomy, docked: roomy && !folded, toggle };
}
