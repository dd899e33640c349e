import { ApiError } from "./api-error.ts";

/** The trainee whom the trainer views in this window, by its address; undefined in others. */
export const viewedId: string | undefined =
  globalThis.location?.pathname?.match(/^\/admin\/as\/([\w-]+)/)?.[1];

/** Texts of refusals while viewing, set by the viewing page. */
export const refusals: Partial<Record<ApiError["code"], () => string>> = {};

/** The window's event for a refused change while viewing. */
export const readOnlyEvent = "read-only";

/** Whether this window is read-only; if so, it announces the refusal. */
export function isRefused(): boolean {
  if (viewedId !== undefined) dispatchEvent(new Event(readOnlyEvent));
  return viewedId !== undefined;
}

/** @throws `read_only` in a viewing window */
export function requireOwn(): void {
  if (isRefused()) throw new ApiError("read_only");
}
