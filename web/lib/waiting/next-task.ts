/** Lets the browser answer to what has come in meanwhile, before more work is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
