import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { readSize } from "../../../../web/embed/read-size.ts";
import { mayFollow, type Snippet, snippetOf } from "../../../../web/embed/snippet.ts";

const snippet = (changes: Partial<Snippet> = {}): string =>
  snippetOf({
    part: "app",
    form: "frame",
    mode: "phone",
    size: { width: "100%", height: "600px" },
    follows: false,
    title: "Program",
    origin: "https://miran.example",
    ...changes,
  });

describe("the code for another site", () => {
  it("is a complete frame", () => {
    expect(snippet()).toBe(
      [
        "<iframe",
        '  src="https://miran.example/trainee?embed=1"',
        '  title="Program"',
        '  style="display:block;width:100%;max-width:375px;height:667px;margin:0 auto;border-radius:32px;box-shadow:0 0 0 8px #1d1a17;border:0"',
        '  allow="clipboard-write; fullscreen; microphone; storage-access; web-share"',
        '  loading="lazy"></iframe>',
      ].join("\n"),
    );
  });

  it("shows the sign-in page as tall as its form", () => {
    const code = snippet({ part: "login" });
    expect(code).toContain('src="https://miran.example/trainee/login?embed=1"');
    expect(code).toContain("height:700px");
  });

  it.each([
    ["full", "position:fixed;inset:0;width:100%;height:100%"],
    ["responsive", "padding-top:min(177.78%,max(700px,90vh))"],
    ["custom", "display:block;width:100%;height:600px"],
  ] as const)("has the shape of %s", (mode, style) => {
    expect(snippet({ mode })).toContain(style);
  });

  it("includes the script for the height, if the form has a height to follow", () => {
    for (const mode of ["phone", "responsive", "custom"] as const) {
      const code = snippet({ mode, follows: true });
      expect(code).toContain("<iframe\n  data-miran\n");
      expect(code).toContain('<script async src="https://miran.example/embed.js"></script>');
      expect(code).not.toContain("padding-top");
    }
    expect(mayFollow({ form: "frame", mode: "full" })).toBe(false);
    expect(snippet({ mode: "full", follows: true })).not.toContain("script");
  });

  it("is a button or a link to the page itself, even with the height's script on", () => {
    for (const form of ["button", "link"] as const) {
      const code = snippet({ form, title: "Begin", follows: true });
      expect(code).toMatch(
        /^<a href="https:\/\/miran\.example\/trainee" target="_blank" rel="noopener"/,
      );
      expect(code).toContain(">Begin</a>");
    }
  });

  it.each(["frame", "button", "link"] as const)("escapes titles and addresses in a %s", (form) => {
    const title = `"><script>alert('x')</script>&`;
    const origin = `https://miran.example/"onload="alert(1)`;
    const code = snippet({ form, title, origin, follows: true });
    expect(code.match(/<script/g) ?? []).toHaveLength(form === "frame" ? 1 : 0);
    expect(code).not.toContain(`"onload`);
    expect(code).toContain("&amp;");
  });
});

describe("a size", () => {
  it.each([
    ["100%", "width", "100%"],
    ["480", "width", "480px"],
    [" 480 px ", "height", "480px"],
    ["\u0666\u0660\u0660", "height", "600px"],
    ["\u0668\u0660\u066a", "width", "80%"],
  ] as const)("%s is valid for the %s", (typed, axis, size) => {
    expect(readSize(typed, axis)).toBe(size);
  });

  it.each([
    ["50%", "height"],
    ["5%", "width"],
    ["101%", "width"],
    ["159", "width"],
    ["4001", "height"],
    ["600px;position:fixed", "height"],
    ["", "width"],
    ["-200", "width"],
  ] as const)("%s is invalid for the %s", (typed, axis) => {
    expect(readSize(typed, axis)).toBeUndefined();
  });
});

describe("the script of other sites", () => {
  const bytes = readFileSync("web/public/embed.js");

  it("is at most 1 kB uncompressed", () => {
    expect(bytes.length).toBeLessThanOrEqual(1000);
  });

  it("limits a height to the window, and hears its own frames only", () => {
    const origin = "https://miran.example";
    const frame = { contentWindow: { postMessage() {} }, style: { height: "" } };
    let hear = (_: object) => {};
    runInNewContext(bytes.toString(), {
      URL,
      innerHeight: 800,
      document: { currentScript: { src: `${origin}/embed.js` }, querySelectorAll: () => [frame] },
      addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    });
    const heightAfter = (message: object) => {
      frame.style.height = "";
      hear({ source: frame.contentWindow, origin, data: { miranHeight: 500 }, ...message });
      return frame.style.height;
    };
    expect(heightAfter({})).toBe("500px");
    expect(heightAfter({ data: { miranHeight: 12 } })).toBe("320px");
    expect(heightAfter({ data: { miranHeight: 1e9 } })).toBe("800px");
    const forged = ["500", null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, "1px;x:y"];
    for (const miranHeight of forged) expect(heightAfter({ data: { miranHeight } })).toBe("");
    for (const data of [null, undefined, 7, "miran:height"]) expect(heightAfter({ data })).toBe("");
    expect(heightAfter({ origin: "https://miran.example.evil" })).toBe("");
    expect(heightAfter({ source: {} })).toBe("");
  });

  it("uses the frames' message names", async () => {
    const { embedMessages } = await import("../../../../web/embed/messages.ts");
    for (const word of Object.values(embedMessages)) expect(bytes.toString()).toContain(word);
  });
});
