import { useState, useSyncExternalStore } from "react";
import { useMatch } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { menuFoldedKey, roomyMenu } from "./menu-room.ts";

const roomy = matchMedia(roomyMenu);

function subscribe(onChange: () => void): () => void {
  roomy.addEventListener("change", onChange);
  return () => roomy.removeEventListener("change", onChange);
}

function read(): boolean {
  try {
    return localStorage.getItem(menuFoldedKey) === "1";
  } catch {
    // Storage may be refused; the menu is then labelled.
    return false;
  }
}

/**
 * Whether the side menu shows icons only. This device stores the person's choice. On a narrow screen and in the week
 * editor it is folded and opens only temporarily.
 */
export function useCollapsed(): [boolean, () => void] {
  const [chosen, setChosen] = useState(read);
  const [openFor, setOpenFor] = useState<string>();
  const isRoomy = useSyncExternalStore(subscribe, () => roomy.matches);
  const inWeek = useMatch(`${adminPaths.trainees}/:id/schedule`) !== null;
  const inTemplate = useMatch(`${adminPaths.templates}/:id`) !== null;
  const inEditor = inWeek || inTemplate;
  const short = isRoomy ? inEditor && "editor" : "width";
  if (short) {
    const open = openFor === short;
    return [!open, () => setOpenFor(open ? undefined : short)];
  }
  const toggle = () => {
    setChosen(!chosen);
    try {
      localStorage.setItem(menuFoldedKey, chosen ? "0" : "1");
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return [chosen, toggle];
}
