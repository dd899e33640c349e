import { directionOf, type Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { m } from "./paraglide/messages.js";

/** What a mail with one button says, in the reader's language. */
interface MailTexts {
  subject: string;
  greeting: string;
  body: string;
  button: string;
  /** How long the link lives. */
  validity: string;
  /** For whoever did not ask for it. */
  otherwise: string;
}

/** A mail with one button, as plain text and as HTML that every client shows. */
export function mailWithButton(
  to: string,
  language: Language,
  texts: MailTexts,
  link: string,
): MailMessage {
  const { subject, greeting, body, button, validity, otherwise } = texts;
  const text = [
    greeting,
    body,
    `${button}:\n${link}`,
    validity,
    otherwise,
    m.app_name({}, { locale: language }),
  ];
  return { to, subject, text: text.join("\n\n"), html: html(language, texts, link) };
}

// Mail clients know neither style sheets nor logical properties: everything stands inline.
function html(language: Language, texts: MailTexts, link: string): string {
  const dir = directionOf(language);
  const align = dir === "rtl" ? "right" : "left";
  const href = escapeHtml(link);
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
<p style="margin:24px 0;text-align:${align};"><a href="${href}" style="display:inline-block;padding:14px 28px;background:#047857;color:#ffffff;border-radius:12px;font-size:16px;font-weight:600;text-decoration:none;">${escapeHtml(texts.button)}</a></p>
${line(texts.validity, "font-size:14px;line-height:1.8;")}
${line(texts.otherwise, "font-size:14px;line-height:1.8;color:#5f574d;")}
${line(m.mail_or_paste({}, { locale: language }), "font-size:13px;line-height:1.6;color:#5f574d;")}
<p dir="ltr" style="margin:0;text-align:left;font-size:13px;line-height:1.6;word-break:break-all;"><a href="${href}" style="color:#047857;">${href}</a></p>
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
