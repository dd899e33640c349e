/** `refused`: the browser wants another press for it, as phones do that save power. */
export type PlayerState = "still" | "loading" | "playing" | "refused" | "failed";

/** What a play that did not come about leaves behind; undefined where another one took its place. */
export function stateAfter(error: unknown): PlayerState | undefined {
  const { name } = error as DOMException;
  if (name === "AbortError") return undefined;
  return name === "NotAllowedError" ? "refused" : "failed";
}
