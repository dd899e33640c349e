const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** The modifier key of this device's keyboard. */
export const modKey = (): string => (isApple() ? "⌘" : "Ctrl");
