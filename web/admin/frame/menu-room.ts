/** Where this device remembers that the menu is folded. */
export const menuFoldedKey = "admin-menu-collapsed";
/** From here on a screen and the menu's words have room side by side: 1100 px. */
export const roomyMenu = "(min-width: 68.75rem)";
