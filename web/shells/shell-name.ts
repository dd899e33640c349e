/** The name of a screen's prerendered frame, by its address. */
export const shellName = (path: string): string =>
  path === "/trainee" ? "trainee-home" : path.slice(1).replace(/:\w+/g, "one").replaceAll("/", "-");
