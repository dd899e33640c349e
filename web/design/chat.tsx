import { Bubble } from "../chat/bubble.tsx";
import { ContactMessage } from "../chat/contact-message.tsx";
import { MessageText } from "../chat/message-text.tsx";
import { DaySeparator, TypingBubble, UnreadDivider } from "../chat/separators.tsx";
import { today } from "../lib/format/today.ts";
import { VoiceNote } from "../voice/voice-note.tsx";
import { say } from "./samples.ts";
import { Section } from "./section.tsx";

const statuses = ["pending", "sent", "delivered", "read", "refused"] as const;
const bars = Array.from({ length: 48 }, (_, bar) => Math.round(15 + 14 * Math.sin(bar / 3)));

/** The parts of conversations. */
export function Chat() {
  const at = Date.now();
  const alone = { opens: true, closes: true, at };
  return (
    <Section title={say("المحادثة", "Conversation")}>
      <div className="grid gap-1">
        <DaySeparator date={today()} />
        <div className="justify-self-start">
          <Bubble own={false} {...alone}>
            <MessageText
              text={say(
                "شاهدي https://example.com، ثم 3×12 @ 40 كغ",
                "See https://example.com, then 3×12 @ 40 kg",
              )}
            />
          </Bubble>
        </div>
        <UnreadDivider count={3} />
        {statuses.map((status, place) => (
          <div key={status} className="justify-self-end">
            <Bubble own opens={place === 0} closes={place === 4} at={at} status={status}>
              <MessageText text={status} />
            </Bubble>
          </div>
        ))}
        <div className="justify-self-end">
          <Bubble own {...alone} status="read">
            <MessageText text="💪🔥" />
          </Bubble>
        </div>
        <div className="justify-self-start">
          <Bubble own={false} {...alone}>
            <VoiceNote url={undefined} seconds={14} bars={bars} />
          </Bubble>
        </div>
        <div className="justify-self-end">
          <Bubble own {...alone} status="delivered">
            <ContactMessage
              kind="contact"
              name={say("د. ليلى حداد", "Dr Leila Haddad")}
              phone="+970599123456"
            />
          </Bubble>
        </div>
        <TypingBubble label={say("جارٍ الكتابة…", "typing…")} />
      </div>
    </Section>
  );
}
