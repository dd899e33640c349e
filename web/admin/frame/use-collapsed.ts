import { useState } from "react";
import { useMatch } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { deviceFlag } from "../../lib/device-flag.ts";
import { mediaHook } from "../../ui/use-media.ts";
import { menuFoldedKey, roomyMenu } from "./menu-room.ts";

const useRoomy = mediaHook(roomyMenu);
const useFolded = deviceFlag(menuFoldedKey, () => false);

/**
 * Whether the side menu shows icons only. This device stores the person's choice. On a narrow screen and in the week
 * editor it is folded and opens only temporarily.
 */
export function useCollapsed(): readonly [boolean, () => void] {
  const [openFor, setOpenFor] = useState<string>();
  const isRoomy = useRoomy();
  const folded = useFolded();
  const inWeek = useMatch(`${adminPaths.trainees}/:id/schedule`) !== null;
  const inTemplate = useMatch(`${adminPaths.templates}/:id`) !== null;
  const inEditor = inWeek || inTemplate;
  const short = isRoomy ? inEditor && "editor" : "width";
  if (!short) return folded;
  const open = openFor === short;
  return [!open, () => setOpenFor(open ? undefined : short)];
}
