import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { errorReason } from "../../../web/lib/format/error-reason.ts";
import { ApiError } from "../../../web/lib/session/api-error.ts";
import { m } from "../../../web/paraglide/messages.js";
import { ErrorState } from "../../../web/ui/error-state.tsx";

const screens = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx") && !name.startsWith("design"))
  .map((name) => ({ name, code: readFileSync(join("web", name), "utf8") }));

describe("an error screen", () => {
  it.each([new ApiError("internal", { requestId: "r1" }), new TypeError("x")])(
    "names the failed thing once without a known reason: %s",
    (error) => {
      const title = m.performance_failed();
      const html = renderToStaticMarkup(
        createElement(ErrorState, { title, text: errorReason(error) }),
      );
      expect(html.split(title)).toHaveLength(2);
      expect(html.match(/<p[ >]/g)).toHaveLength(1);
    },
  );

  it("adds a known reason", () => {
    expect(errorReason(new ApiError("forbidden"))).toBe(m.error_forbidden());
  });

  it("gets no text that falls back to its title", () => {
    const twice = screens.filter(({ code }) =>
      /<(ErrorState|LoadFailure)[^>]*text=\{errorText\(/.test(code),
    );
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  it("distinguishes a missing network from a failure", () => {
    const bare = screens.filter(({ code }) => /<ErrorState\b/.test(code));
    expect(bare.map(({ name }) => name).sort()).toEqual([
      "frame/failed-screen.tsx",
      "frame/load-failure.tsx",
    ]);
  });

  it("also replaces a part whose code did not load", () => {
    const bare = screens.filter(({ code }) => /\blazy\(/.test(code));
    expect(bare.map(({ name }) => name)).toEqual(["frame/again.tsx"]);
  });
});
