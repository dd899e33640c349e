/** The embedded part: the whole app, or its sign-in page. */
export type EmbeddedPart = "app" | "login";

/** A frame in the site's page, or a link to its own page. */
type EmbedForm = "frame" | "button" | "link";

/**
 * `full` covers the window, and `phone` has the size of a phone. `responsive` is as wide as its place and as tall as a
 * phone of that width, limited by the window. `custom` has the chosen size.
 */
export type FrameMode = "full" | "phone" | "responsive" | "custom";

/** A width or height in CSS. */
export interface FrameSize {
  width: string;
  height: string;
}

export interface Snippet {
  part: EmbeddedPart;
  form: EmbedForm;
  mode: FrameMode;
  size: FrameSize;
  /** Whether a script adapts the frame's height to its content. */
  follows: boolean;
  /** The frame's title for screen readers, or the label of the button or link. */
  title: string;
  /** Miran's origin: scheme, host and port. */
  origin: string;
}

/** Maximum width of the phone, in CSS pixels. */
export const phoneWidth = 375;
/** Its height: the whole form of the sign-in page, or a screen of the app. */
export const phoneHeight: Record<EmbeddedPart, number> = { app: 667, login: 700 };
/** Height of the responsive frame: 16 : 9 upright, limited to the visible height on a wide page. */
const responsiveHeight = "min(177.78%,max(700px,90vh))";
export const defaultSize: FrameSize = { width: "100%", height: "600px" };

const pathOf: Record<EmbeddedPart, string> = { app: "/trainee", login: "/trainee/login" };

/** The frame's address. */
export const frameAddress = ({ origin, part }: Pick<Snippet, "origin" | "part">): string =>
  `${origin}${pathOf[part]}?embed=1`;

/** The frame's permissions: voice messages, full-screen videos, copying. */
const allowed = "clipboard-write; fullscreen; microphone; storage-access; web-share";

/** The HTML for the site's page. */
export function snippetOf(snippet: Snippet): string {
  const { form, origin, part, title } = snippet;
  const href = attribute(`${origin}${pathOf[part]}`);
  const link = (style: string) =>
    `<a href="${href}" target="_blank" rel="noopener"${style}>${text(title)}</a>`;
  if (form === "link") return link("");
  return form === "button" ? link(` style="${buttonStyle}"`) : frameOf(snippet);
}

const buttonStyle =
  "display:inline-block;padding:14px 28px;border-radius:12px;background:#00704f;color:#fff;font:600 1.0625rem/1.5 system-ui,sans-serif;text-decoration:none";

/** Whether the height can follow the content; a full-window frame has no height of its own. */
export const mayFollow = ({ form, mode }: Pick<Snippet, "form" | "mode">): boolean =>
  form === "frame" && mode !== "full";

function frameOf(snippet: Snippet): string {
  const { mode, part, size, title, origin } = snippet;
  const follows = snippet.follows && mayFollow(snippet);
  const frame = (style: string) =>
    [
      "<iframe",
      ...(follows ? ["  data-miran"] : []),
      `  src="${attribute(frameAddress(snippet))}"`,
      `  title="${attribute(title)}"`,
      `  style="${style};border:0"`,
      `  allow="${allowed}"`,
      '  loading="lazy"></iframe>',
    ].join("\n");
  const script = `<script async src="${attribute(`${origin}/embed.js`)}"></script>`;
  return [frameIn(mode, frame, { part, size, follows }), ...(follows ? [script] : [])].join("\n");
}

function frameIn(
  mode: FrameMode,
  frame: (style: string) => string,
  { part, size, follows }: Pick<Snippet, "part" | "size" | "follows">,
): string {
  switch (mode) {
    case "full":
      return frame("position:fixed;inset:0;width:100%;height:100%;z-index:2147483647");
    case "phone":
      return frame(
        `display:block;width:100%;max-width:${phoneWidth}px;height:${phoneHeight[part]}px;margin:0 auto;border-radius:32px;box-shadow:0 0 0 8px #1d1a17`,
      );
    case "custom":
      return frame(`display:block;width:${size.width};height:${size.height}`);
    case "responsive":
      if (follows) return frame(`display:block;width:100%;height:${phoneHeight[part]}px`);
      return [
        `<div style="position:relative;padding-top:${responsiveHeight}">`,
        frame("position:absolute;inset:0;width:100%;height:100%"),
        "</div>",
      ].join("\n");
  }
}

const attribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const text = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
