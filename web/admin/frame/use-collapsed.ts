import { useState } from "react";

const key = "admin-menu-collapsed";

function read(): boolean {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) return stored === "1";
  } catch {
    // Storage may be refused: the menu then starts as the width suggests.
  }
  return !matchMedia("(min-width: 80rem)").matches;
}

/** Whether the side menu shows icons only; remembered on this device. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      localStorage.setItem(key, collapsed ? "0" : "1");
    } catch {
      // It then lasts as long as the page.
    }
  };
  return [collapsed, toggle];
}
