import { expect, it } from "vitest";
import { callLink, mailLink, whatsAppLink } from "../../../web/lib/contact-links.ts";

it.each([
  ["layan@example.com", "mailto:layan@example.com"],
  ["layan+gym@example.com", "mailto:layan%2Bgym@example.com"],
  ["a&b=c?d@example.com", "mailto:a%26b%3Dc%3Fd@example.com"],
  ["x@example.com?bcc=y@evil.example", "mailto:x@example.com%3Fbcc%3Dy@evil.example"],
])("a mail to %s has no other receiver", (email, href) => {
  expect(mailLink(email)).toBe(href);
  expect(new URL(href).search).toBe("");
});

it.each([
  ["+970 599-123 456", "tel:+970599123456"],
  ["٠٥٩٩ ١٢٣ ٤٥٦", "tel:0599123456"],
  ["*100#;ext=1", "tel:*100%231"],
])("a call to %s dials the written number", (phone, href) => expect(callLink(phone)).toBe(href));

it.each([
  ["+970 599-123 456", null, "https://wa.me/970599123456"],
  ["٠٠٩٧٠٥٩٩١٢٣٤٥٦", "مرحباً & أهلاً?", "https://wa.me/970599123456?text="],
])("a WhatsApp message to %s goes to that number", (phone, text, href) => {
  const link = whatsAppLink(phone, text);
  expect(link.startsWith(href)).toBe(true);
  expect(new URL(link).searchParams.get("text")).toBe(text);
});
