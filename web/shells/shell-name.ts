/** The name of the frame that is rendered ahead for a screen, by its address. */
export const shellName = (path: string): string =>
  path === "/trainee" ? "trainee-home" : path.slice(1).replace(/:\w+/g, "one").replaceAll("/", "-");
