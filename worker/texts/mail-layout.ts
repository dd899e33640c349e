import { directionOf, type Language } from "../../domain/language.ts";
import { nameInMail } from "../../domain/plumbing/mail.ts";
import type { MailMessage } from "../platform.ts";
import { m } from "./paraglide/messages.js";

/** A mail's texts, in the reader's language. */
interface MailTexts {
  subject: string;
  greeting: string;
  body: string;
  /** The button, if any. */
  action?: MailAction;
  /** For a reader who did not request it. */
  otherwise: string;
}

interface MailAction {
  button: string;
  link: string;
  /** The link's period of validity, if limited. */
  validity?: string;
}

/** The greeting of a mail, without names that mail programs turn into links. */
export function greetingTo(name: string, language: Language): string {
  const locale = { locale: language };
  const shown = nameInMail(name);
  return shown ? m.mail_greeting({ name: shown }, locale) : m.mail_greeting_nobody({}, locale);
}

/** A mail with at most one button, as plain text and as HTML for all clients. */
export function layOutMail(to: string, language: Language, texts: MailTexts): MailMessage {
  const { subject, greeting, body, action, otherwise } = texts;
  const text = [
    greeting,
    body,
    ...(action ? [`${action.button}:\n${action.link}`] : []),
    ...(action?.validity ? [action.validity] : []),
    otherwise,
    m.app_name({}, { locale: language }),
  ];
  return { to, subject, text: text.join("\n\n"), html: html(language, texts) };
}

// Mail clients support neither style sheets nor logical properties: all styles are inline.
function html(language: Language, texts: MailTexts): string {
  const dir = directionOf(language);
  const align = dir === "rtl" ? "right" : "left";
  const { action } = texts;
  const href = escapeHtml(action?.link ?? "");
  const line = (text: string, style: string) =>
    `<p style="margin:0 0 16px;text-align:${align};${style}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(texts.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ec;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(texts.body)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="background:#f4f1ec;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px;">
<tr><td style="padding:32px;font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif;color:#1f1b16;">
${line(m.app_name({}, { locale: language }), "font-size:20px;font-weight:600;color:#047857;")}
${line(texts.greeting, "font-size:18px;line-height:1.6;font-weight:600;")}
${line(texts.body, "font-size:16px;line-height:1.8;")}
${
  action
    ? `<p style="margin:24px 0;text-align:${align};"><a href="${href}" style="display:inline-block;padding:14px 28px;background:#047857;color:#ffffff;border-radius:12px;font-size:16px;font-weight:600;text-decoration:none;">${escapeHtml(action.button)}</a></p>`
    : ""
}
${action?.validity ? line(action.validity, "font-size:14px;line-height:1.8;") : ""}
${line(texts.otherwise, "font-size:14px;line-height:1.8;color:#5f574d;")}
${
  action
    ? `${line(m.mail_or_paste({}, { locale: language }), "font-size:13px;line-height:1.6;color:#5f574d;")}
<p dir="ltr" style="margin:0;text-align:left;font-size:13px;line-height:1.6;word-break:break-all;"><a href="${href}" style="color:#047857;">${href}</a></p>`
    : ""
}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
