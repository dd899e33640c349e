import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import { archiveRow } from "./act.ts";
import type { LibraryRow, LibraryRows } from "./library.ts";

/** The menu item that archives a row, or restores it. */
export function archiveItem(library: LibraryRows, row: LibraryRow): MenuItem {
  const archived = row.status === "inactive";
  return {
    label: archived ? m.library_bring_back() : m.library_archive(),
    icon: <Icon name={archived ? "undo" : "archive"} />,
    onSelect: () => void archiveRow(library, row, archived ? "active" : "inactive"),
  };
}
