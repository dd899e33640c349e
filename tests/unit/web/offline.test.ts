import {
  environmentManager,
  type Mutation,
  onlineManager,
  QueryClientProvider,
  QueryObserver,
} from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LoadFailure } from "../../../web/frame/load-failure.tsx";
import { ApiError } from "../../../web/lib/session/api-error.ts";
import { queryClient } from "../../../web/lib/session/query-client.ts";
import { defineWrite } from "../../../web/lib/waiting/define-write.ts";
import { settled } from "../../../web/lib/waiting/waiting-writes.ts";
import { signInAs } from "../../support/signed-in.ts";

beforeAll(() => {
  environmentManager.setIsServer(() => false);
  queryClient.mount();
});

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

const unreached = () => Promise.reject(new ApiError("offline"));

/** Observes a query like a screen. */
function watch(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: ["asked"], queryFn });
  const seen: string[] = [];
  const stop = observer.subscribe(({ status }) => void seen.push(status));
  return { seen, result: () => observer.getCurrentResult(), stop };
}

const drawn = (error: unknown) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(LoadFailure, { error, title: "تعذّر", onRetry: () => {} }),
    ),
  );

describe("a query without a network", () => {
  it("fails at once, and is repeated when there is one", async () => {
    onlineManager.setOnline(false);
    const answers = vi.fn(unreached as () => Promise<string>);
    const { result, stop } = watch(answers);
    await vi.waitFor(() => expect(result().status).toBe("error"));
    expect(answers).toHaveBeenCalledOnce();

    answers.mockResolvedValue("here");
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(result().data).toBe("here"));
    stop();
  });

  it("is not sent for known data, which stays readable without a failure", async () => {
    queryClient.setQueryData(["asked"], "known", { updatedAt: 0 });
    onlineManager.setOnline(false);
    const answers = vi.fn(unreached as () => Promise<string>);
    const { result, stop } = watch(answers);
    await Promise.resolve();
    expect(result()).toMatchObject({ data: "known", status: "success", fetchStatus: "idle" });
    expect(answers).not.toHaveBeenCalled();
    stop();
  });

  it("is repeated once the server is reached, and shows its failure until then", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const reach = vi.fn(() => Promise.reject<Response>(new TypeError("away")));
    vi.stubGlobal("fetch", reach);
    const answers = vi.fn(unreached as () => Promise<string>);
    const { seen, result, stop } = watch(answers);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(result().status).toBe("error");
    seen.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach.mock.calls.length).toBeGreaterThan(3);
    expect(seen).toEqual([]);

    answers.mockResolvedValue("here");
    reach.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(11_000);
    expect(result().data).toBe("here");
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

describe("a screen without a network", () => {
  it("says so, names the stored things, and offers a retry", () => {
    signInAs("trainee");
    const html = drawn(new ApiError("offline"));
    expect(html).toContain("لا يوجد اتصال بالإنترنت");
    expect(html).toContain("ما يُسجَّل يُحفظ هنا");
    expect(html).toContain("<button");
    expect(html).not.toContain("تعذّر");
  });

  it("promises the trainer stored messages only", () => {
    signInAs("trainer");
    expect(drawn(new ApiError("offline"))).toContain("ما يُكتب من رسائل يُحفظ هنا");
  });

  it("says that writes are waiting", () => {
    onlineManager.setOnline(false);
    const key = ["trainee", "weight"];
    defineWrite<{ id: string }, void>(queryClient, key, {
      failed: () => "",
      mutationFn: () => Promise.resolve(),
    });
    for (const id of ["a", "b"]) {
      const options = queryClient.defaultMutationOptions({ mutationKey: key });
      const mutation = queryClient.getMutationCache().build(queryClient, options);
      void (mutation as Mutation<unknown, Error, unknown>).execute({ id });
      // The write is on the disk.
      settled.add(id);
    }
    expect(drawn(new ApiError("offline"))).toContain("ما سُجّل محفوظ هنا وبانتظار الإرسال.");
  });

  it("names the failed thing for any other failure", () => {
    const html = drawn(new ApiError("unavailable"));
    expect(html).toContain("تعذّر");
    expect(html).not.toContain("لا يوجد اتصال");
  });
});
