/** `refused`: the browser requires another press, as phones do in power-saving mode. */
export type PlayerState = "still" | "loading" | "playing" | "refused" | "failed";

/** The state after a failed play; undefined if another one replaced it. */
export function stateAfter(error: unknown): PlayerState | undefined {
  const { name } = error as DOMException;
  if (name === "AbortError") return undefined;
  return name === "NotAllowedError" ? "refused" : "failed";
}
