/** The storage key of the folded menu. */
export const menuFoldedKey = "admin-menu-collapsed";
/** The width from which the labelled menu fits beside a screen: 1100 px. */
export const roomyMenu = "(min-width: 68.75rem)";
