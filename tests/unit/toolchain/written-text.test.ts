import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arabicData } from "../../../scripts/lint/written-text.ts";
import { messagesOf } from "./lint-messages.ts";

describe("the rule for both writing directions", () => {
  it.each([
    "ml-2",
    "-mr-1",
    "pl-[3px]",
    "md:pr-4",
    "left-0",
    "right-auto",
    "hover:text-left",
    "text-right",
    "rounded-l",
    "rounded-tr-lg",
    "border-l",
    "!ml-2",
    "[&>svg]:ml-1",
    "scroll-ml-2",
  ])("refuses the class %s", (name) => {
    expect(
      messagesOf("web/ui/card.tsx", `const a = <p className="flex ${name} gap-2" />;`),
    ).toHaveLength(1);
    expect(messagesOf("web/ui/card.tsx", `const a = \`\${b} ${name}\`;`)).toHaveLength(1);
  });

  it.each([
    "ms-2",
    "pe-4",
    "start-0",
    "text-start",
    "rounded-s",
    "border-s",
    "left",
    "place-items-center",
  ])("allows %s", (name) =>
    expect(messagesOf("web/ui/card.tsx", `const a = <p className="${name}" />;`)).toEqual([]),
  );

  it.each([
    "margin-left: 1px",
    "padding-right: 2px",
    "left: 0",
    "text-align: right",
    "border-top-left-radius: 1px",
    "float: left",
  ])("refuses the declaration %s", (declaration) =>
    expect(messagesOf("web/ui/base.css", `.a {\n  ${declaration};\n}`)).toHaveLength(1),
  );

  it("allows a side in a rule for one direction, and in comments", () => {
    expect(
      messagesOf("web/ui/base.css", `[dir="rtl"] input { text-align: right; } /* left: 0 */`),
    ).toEqual([]);
  });
});

describe("the rule for whole letters", () => {
  const findings = (name: string) =>
    messagesOf("web/ui/card.tsx", `const a = <p className="flex ${name} gap-2" />;`);

  it.each([
    "truncate",
    "sm:truncate",
    "line-clamp-2",
    "line-clamp-[3]",
    "text-ellipsis",
    "leading-none",
    "leading-tight",
    "leading-4",
    "leading-[1.1]",
  ])("refuses the class %s", (name) => expect(findings(name)).toHaveLength(1));

  it.each(["clamp-line", "clamp-lines-2", "leading-snug", "leading-digits"])("allows %s", (name) =>
    expect(findings(name)).toEqual([]),
  );
});

describe("a clamped line", () => {
  const findings = (tag: string, classes: string) =>
    messagesOf("web/ui/card.tsx", `const a = <${tag} className=${classes}>b</${tag}>;`);

  it.each(["bdi", "span", "a", "b", "strong", "em", "time", "Link"])(
    "needs a box on <%s>",
    (tag) => {
      expect(findings(tag, `"clamp-line font-medium"`)).toEqual([
        expect.stringContaining("has no box"),
      ]);
      expect(findings(tag, "{a ? 'sr-only' : 'grow sm:clamp-line'}")).toHaveLength(1);
      expect(findings(tag, `"clamp-line block"`)).toEqual([]);
      expect(findings(tag, "{a ? 'sr-only' : 'clamp-line inline-block'}")).toEqual([]);
    },
  );

  it.each(["p", "div", "button", "h2", "figcaption"])("has one on <%s>", (tag) =>
    expect(findings(tag, `"clamp-line"`)).toEqual([]),
  );
});

describe("the rule for Arabic text in code", () => {
  it.each([`const a = "نص";`, "const a = <p>نص</p>;", `const a = \`\${b} نص\`;`])(
    "refuses %s in a screen",
    (code) => {
      expect(messagesOf("web/trainee/a.tsx", code)).toEqual([
        expect.stringContaining("web/messages"),
      ]);
    },
  );

  it.each([
    "worker/texts/alert.ts",
    "worker/routes/reference.ts",
    "domain/week.ts",
    "durable/inbox.ts",
  ])("refuses it in %s", (path) => {
    expect(messagesOf(path, `const a = "نص";`)).toEqual([expect.stringContaining("web/messages")]);
  });

  it.each(Object.keys(arabicData))("allows it as data in %s, which still contains some", (path) => {
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { encoding: "utf8" }).map((name) => `${path}${name}`)
      : [path];
    expect(files.map((file) => readFileSync(file, "utf8")).join("")).toMatch(
      /"[^"\n]*\p{Script=Arabic}/u,
    );
    expect(messagesOf(files[0] ?? path, `const a = "نص";`)).toEqual([]);
  });

  it("allows comments, digits and the specimens of the design page", () => {
    expect(messagesOf("web/trainee/a.tsx", `// نص\nconst a = "٧٨٫٥";`)).toEqual([]);
    expect(messagesOf("web/design/samples.ts", `const a = "نص";`)).toEqual([]);
  });
});

describe("links to people", () => {
  it.each([
    "const a = <a href={`mailto:${email}`} />;",
    'const a = "tel:" + phone;',
    "const a = `https://wa.me/${phone}`;",
  ])("are refused outside of contact-links: %s", (code) =>
    expect(messagesOf("web/admin/trainee/profile.tsx", code)).toEqual([
      expect.stringContaining("web/lib/contact-links.ts"),
    ]),
  );
});
