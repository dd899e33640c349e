import { ApiError } from "./api-error.ts";

/** Whose screens the trainer looks at in this window, as its address says; undefined in every other. */
export const viewedId: string | undefined =
  globalThis.location?.pathname?.match(/^\/admin\/as\/([\w-]+)/)?.[1];

/** What a refusal means where somebody only looks; said by who lets them. */
export const refusals: Partial<Record<ApiError["code"], () => string>> = {};

/** Told to the window when something would have changed what is only looked at. */
export const readOnlyEvent = "read-only";

/** Whether this window only looks, which it says then: nothing is changed from it. */
export function isRefused(): boolean {
  if (viewedId !== undefined) dispatchEvent(new Event(readOnlyEvent));
  return viewedId !== undefined;
}

/** @throws `read_only` where this window only looks */
export function requireOwn(): void {
  if (isRefused()) throw new ApiError("read_only");
}
