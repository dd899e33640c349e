import { Suspense } from "react";
import { lazyPart } from "../frame/again.tsx";
import type { ReplyVoiceProps } from "./reply-voice.tsx";

const ReplyVoice = lazyPart(async () => (await import("./reply-voice.tsx")).ReplyVoice);

/** A spoken reply, apart from the words before it; the player loads with it. */
export const LateReplyVoice = (props: ReplyVoiceProps) => (
  <div className="[p+&]:mt-2">
    <Suspense fallback={<div className="h-19" />}>
      <ReplyVoice {...props} />
    </Suspense>
  </div>
);
