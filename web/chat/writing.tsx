import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ConversationPerson } from "../../domain/contract/conversations/conversation.ts";
import { attachmentBytes, attachmentFields } from "../../domain/conversations/conversation.ts";
import { asOneLine } from "../../domain/text.ts";
import { lazyPart } from "../frame/again.tsx";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";
import { useRecorder } from "../voice/use-recorder.ts";
import { VoiceProblemDialog } from "../voice/voice-problem-dialog.tsx";
import { AttachMenu } from "./attachments/attach-menu.tsx";
import { Composer } from "./composer.tsx";
import { type ComposerAid, type ComposerAidPart, noAid } from "./composer-aid.ts";
import { limitText } from "./texts.ts";
import type { Live } from "./use-live.ts";
import type { Outbox } from "./use-outbox.ts";
import { type TypedText, useTypedText } from "./use-typed-text.ts";

const ImageDialog = lazyPart(
  async () => (await import("./attachments/image-dialog.tsx")).ImageDialog,
);
const ContactDialog = lazyPart(
  async () => (await import("./attachments/contact-dialog.tsx")).ContactDialog,
);

type WritingProps = {
  traineeId: string;
  outbox: Outbox;
  live: Live;
  dropped: File | undefined;
  onDropped: () => void;
  person: ConversationPerson;
  aid: ComposerAidPart | undefined;
};

/** The composer with text, attachments and voice. */
export function Writing(props: WritingProps) {
  const { traineeId, outbox, live, dropped, onDropped, person, aid: Aid } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [image, setImage] = useState<File>();
  const [contact, setContact] = useState(false);
  const typed = useTypedText(traineeId, (text) => outbox.send({ kind: "text", text }), live.type);
  const recorder = useRecorder(({ blob, seconds, waveform }) => {
    void outbox.sendFile(blob, { kind: "voice", seconds, waveform });
  });

  const sendFile = (file: File) => {
    const { size } = file;
    if (size === 0) toast({ kind: "error", text: m.chat_file_empty() });
    else if (size > attachmentBytes.file) {
      toast({
        kind: "error",
        text: m.chat_file_too_large({ size: limitText(attachmentBytes.file) }),
      });
    } else void outbox.sendFile(file, { kind: "file", name: shortName(file.name), bytes: size });
  };
  const take = useEffectEvent((file: File) => {
    onDropped();
    if (file.type.startsWith("image/")) setImage(file);
    else sendFile(file);
  });
  useEffect(() => {
    if (dropped) take(dropped);
  }, [dropped]);

  const composer = (aid: ComposerAid) => (
    <>
      {aid.list}
      <Composer
        typed={typed}
        recorder={recorder}
        aid={aid}
        input={input}
        onPasteImage={setImage}
        attach={
          <AttachMenu onImage={setImage} onFile={sendFile} onContact={() => setContact(true)} />
        }
      />
    </>
  );
  return (
    <div
      data-floating
      className="relative shrink-0 border-t border-line bg-surface px-3 py-2 md:px-4"
    >
      <WritingProblem typed={typed} />
      {Aid ? (
        <Aid typed={typed} person={person} input={input}>
          {composer}
        </Aid>
      ) : (
        composer(noAid)
      )}
      <Suspense>
        {image && (
          <ImageDialog
            file={image}
            onClose={() => setImage(undefined)}
            onSend={({ blob, width, height }, caption) => {
              setImage(undefined);
              void outbox.sendFile(blob, { kind: "image", width, height, caption });
            }}
            onSendAsFile={(file) => {
              setImage(undefined);
              sendFile(file);
            }}
          />
        )}
        {contact && (
          <ContactDialog
            onClose={() => setContact(false)}
            onSend={(person) => {
              setContact(false);
              outbox.send({ kind: "contact", ...person });
            }}
          />
        )}
      </Suspense>
      <VoiceProblemDialog problem={recorder.problem} onClose={recorder.forgetProblem} />
    </div>
  );
}

/** Near the limit the remaining letters; beyond it, advice without loss of text. */
function WritingProblem({ typed: { problem, left } }: { typed: TypedText }) {
  const text =
    problem === "too_long"
      ? m.chat_too_long()
      : problem === "invalid"
        ? m.field_invalid()
        : left === undefined
          ? undefined
          : m.chat_left({ count: left });
  return (
    <p
      id="chat-limit"
      role="status"
      className={`text-sm ${text ? "pb-1" : ""} ${problem ? "text-bad" : "text-muted"}`}
    >
      {text}
    </p>
  );
}

/** A file name within the contract's limit; its ending is preserved. */
function shortName(name: string): string {
  const clean = asOneLine(name).replace(/\p{C}/gu, "").trim() || "file";
  const { max } = attachmentFields.fileName;
  return clean.length <= max ? clean : `${clean.slice(0, max - 21)}…${clean.slice(-20)}`;
}
