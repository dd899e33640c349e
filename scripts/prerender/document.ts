import { themeColors } from "../../web/lib/appearance.ts";
import { unapplied } from "../../web/lib/unapplied-style.ts";
import type { RenderedPage } from "../../web/rendered-page.ts";

type DocumentParts = RenderedPage & {
  /** Address of the font that is preloaded. */
  font: string;
  /** Critical style, inline. */
  style: string;
  /** Address of the entry. */
  entry: string;
  /** Modules and styles that the entry imports. */
  soon: readonly string[];
  /** Files that the entry prefetches while the visitor reads. */
  next: readonly string[];
};

/** A whole page. The first paint needs only the page and the font, which may come late. */
export function documentOf(parts: DocumentParts): string {
  const { locale, direction, title, description, headScript, style, body } = parts;
  const next = parts.next.length > 0 ? ` data-next="${parts.next.join(" ")}"` : "";
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">`,
    `<script>${orSentence(parts.oldBrowser)}</script>`,
    `<script>${headScript}</script>`,
    // A slow parser paints no empty page first.
    `<link rel="expect" href="#root" blocking="render">`,
    `<style id="page-style">${style}</style>`,
    `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<script>${afterFirstPaint(parts)}</script></head>`,
    `<body${next}><noscript><p>${escapeText(parts.noScript)}</p></noscript>${body}</body></html>`,
  ].join("");
}

/**
 * A sentence for browsers older than scripts/lib/supported-browsers.ts, in which the page would not respond.
 * It is a separate script in old syntax, because such a browser may not parse the others.
 */
function orSentence(sentence: string): string {
  // Chrome supports `isWellFormed` since 111, Safari `CSSPropertyRule` since 16.4, Firefox since 128.
  const isNew = `"".isWellFormed&&window.CSSPropertyRule`;
  return `if(!(${isNew}))addEventListener("DOMContentLoaded",function(){var p=document.createElement("p");p.textContent=${JSON.stringify(sentence)};document.body.innerHTML="";document.body.appendChild(p)})`;
}

/**
 * Requests no script before the first paint. After it, all files of the entry are requested at once. They run one
 * by one, so that taps are handled between them. The app's style sheet applies with the app
 * (web/lib/unapplied-style.ts). If a file is missing after another deployment, the page reloads once.
 */
function afterFirstPaint({ entry, soon }: DocumentParts): string {
  const files = soon.filter((file) => file !== entry);
  const scripts = [...files.filter((file) => !file.endsWith("css")), entry];
  return `requestAnimationFrame(()=>setTimeout(async()=>{let t=()=>new Promise(r=>setTimeout(r));for(let h of ${JSON.stringify(files)}){let l=document.createElement("link"),c=h.endsWith("css");l.rel=c?"stylesheet":"modulepreload";if(c)l.media="${unapplied}";l.crossOrigin="";l.href=h;document.head.append(l);await t()}try{for(let h of ${JSON.stringify(scripts)}){await t();await import(h)}}catch(e){if(navigator.onLine&&sessionStorage.reloaded!=="${entry}"){sessionStorage.reloaded="${entry}";location.reload()}throw e}}))`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
