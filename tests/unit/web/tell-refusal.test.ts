import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../web/lib/session/api-error.ts";
import { tellRefusal } from "../../../web/lib/waiting/tell-refusal.ts";
import { m } from "../../../web/paraglide/messages.js";
import { dismissToast, toastStore } from "../../../web/ui/toast-store.ts";

// Other files share the page of toasts, and tell of their own failures.
beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
});

const told = () => toastStore.read().map(({ kind, text }) => ({ kind, text }));

describe("a refused write", () => {
  it.each([
    ["a refusal of any request", new ApiError("forbidden"), () => m.error_forbidden()],
    ["a refusal of writes alone", new ApiError("item_done"), () => m.error_item_done()],
    ["an unforeseen refusal", new ApiError("internal"), () => "لم يُحفظ"],
    ["a failure of the page", new TypeError("x"), () => "لم يُحفظ"],
  ])("is told in a toast: %s", async (_, error, text) => {
    await tellRefusal(error, "لم يُحفظ");
    expect(told()).toEqual([{ kind: "error", text: text() }]);
  });
});
