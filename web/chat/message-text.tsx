import { isFewEmoji, piecesOf } from "./rich-text.ts";
import { FoundText } from "./search/found-text.tsx";

/** A message's text: each paragraph in its own direction, addresses as links, emoji large. */
export function MessageText({ text }: { text: string }) {
  const large = isFewEmoji(text);
  return (
    <p
      dir="auto"
      className={`wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext] ${large ? "text-hero" : ""}`}
    >
      {piecesOf(text).map(({ text: shown, href, isLtr }, index) =>
        isLtr ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <bdi key={index} dir="ltr">
            <FoundText>{shown}</FoundText>
          </bdi>
        ) : href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <bdi key={index}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-accent-ink underline underline-offset-4"
            >
              <FoundText>{shown}</FoundText>
            </a>
          </bdi>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <FoundText key={index}>{shown}</FoundText>
        ),
      )}
    </p>
  );
}
