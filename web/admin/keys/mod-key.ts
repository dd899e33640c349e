const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** The key that goes with a letter, as this device's keyboard has it. */
export const modKey = (): string => (isApple() ? "⌘" : "Ctrl");
