import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { addDays } from "../../../../domain/calendar.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import {
  messageTextProblem,
  type VoiceNote,
} from "../../../../domain/conversations/conversation.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { today } from "../../../lib/format/today.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { useBegunText } from "../../../lib/waiting/drafts.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import { reviewQuery } from "../queries.ts";
import { countSeconds, forgetSeconds, secondsOf } from "./active-seconds.ts";
import { beginReview, endReview, putOff } from "./acts.ts";
import {
  forgetLeftVoices,
  forgetReply,
  keepReply,
  readReply,
  replyIdOf,
  useVoice,
} from "./drafts.ts";
import { requestOfPhotos, withRequest } from "./photos/request.ts";
import type { PhotoActs } from "./photos/review-photos.tsx";
import { beginSitting, goOnFrom, markEnded, markLater, markWaiting, placeOf } from "./sitting.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import type { Recording } from "./voice-reply.tsx";

/** Reviews that this page has begun. */
const begun = new Set<string>();

/** One review: its reply, and the ways on. Answers of the server are not waited for; a failure leads back. */
export function useReview(review: CheckInReview, onOver: (isOver: boolean) => void) {
  const { checkIn, person, waiting } = review;
  const { id } = checkIn;
  const navigate = useNavigate();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useBegunText(() => readReply(id));
  const [isLeaving, setLeaving] = useState(false);
  const { previous, next, place } = placeOf(waiting, id);
  // One that ended without words can still get some.
  const hasReply = checkIn.reply !== null || checkIn.replyVoice !== null;
  const isEnded = checkIn.reviewedAt !== null && hasReply;

  const after = goOnFrom(waiting, id);
  const request = isEnded ? undefined : requestOfPhotos(review);
  const photos = useRef<PhotoActs>(undefined);
  const voice = useVoice(id);
  const recording = useRef<Recording>(undefined);
  /** A key or a button during a recording ends it, and does nothing else. */
  const unlessRecording = (act: () => void) => () =>
    recording.current?.isOn() ? recording.current.press() : act();

  const open = (to: string | undefined) => void (to && navigate(adminPaths.checkIn(to)));
  const goOn = () => {
    const to = goOnFrom(waiting, id);
    if (to === undefined || isPutOff(to)) onOver(true);
    else open(to);
  };
  const change = (typed: string) => {
    setText(typed);
    keepReply(id, typed);
    if (typed.trim() !== "") begin();
  };
  const comeBack = () => {
    onOver(false);
    open(id);
  };
  const back = { label: m.review_go_back(), onAction: comeBack };
  const begin = () => {
    if (checkIn.reviewingAt !== null || begun.has(id)) return;
    begun.add(id);
    beginReview(review).catch(() => begun.delete(id));
  };
  const end = (words: string | null, spoken?: VoiceNote) => {
    markEnded(id);
    setLeaving(true);
    const isSilent = words === null && !spoken;
    const reply = { replyId: replyIdOf(id), text: words, ...(spoken && { voice: spoken }) };
    endReview(review, { ...reply, seconds: secondsOf(id) }).then(
      () => {
        forgetSeconds(id);
        if (!isSilent) forgetReply(id);
        if (spoken) void draftFiles.forget(spoken.fileId);
      },
      (error: unknown) => {
        markWaiting(id);
        setLeaving(false);
        toast({ kind: "error", text: failureText(error, person.name), action: back });
      },
    );
    if (isSilent)
      toast({
        kind: "success",
        text: m.review_ended_without({ name: person.name }),
        action: back,
      });
    goOn();
  };
  const send = () => {
    if (isEnded) goOn();
    else if (!canSend(text, voice)) input.current?.focus();
    else if (!isLeaving) end(text.trim() === "" ? null : text.trim(), voice);
  };
  const later = () => {
    if (isEnded || isLeaving) return;
    markLater(id);
    begun.delete(id);
    const failed = (error: unknown) => {
      markWaiting(id);
      toast({ kind: "error", text: errorText(error, m.review_later_failed()), action: back });
    };
    const takeBack = () => {
      markWaiting(id);
      comeBack();
      putOff(review, null).catch(failed);
    };
    putOff(review, addDays(today(), 1)).catch(failed);
    toast({
      kind: "success",
      text: m.review_put_off({ name: person.name }),
      action: { label: m.review_take_back(), onAction: takeBack },
    });
    goOn();
  };

  const focusReply = () => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const askForPhotos = () => {
    if (request === undefined) return;
    flushSync(() => change(withRequest(text, request)));
    focusReply();
  };
  // On the way to another review, its keys would act on this one.
  const isHere = () => location.pathname === adminPaths.checkIn(id);

  useEffect(() => beginSitting(), []);
  useEffect(() => void forgetLeftVoices(), []);
  useEffect(() => (isEnded ? undefined : countSeconds(id)), [id, isEnded]);
  useEffect(() => {
    if (after) void queryClient.prefetchQuery(reviewQuery(after));
  }, [after]);

  useReviewKeys({
    onSend: unlessRecording(send),
    onLater: unlessRecording(later),
    onPrevious: unlessRecording(() => open(previous)),
    onNext: unlessRecording(() => open(next)),
    onReply: () => void (isHere() && focusReply()),
    onVoice: () => void (isHere() && recording.current?.press()),
    onPhotos: () => void (isHere() && photos.current?.toggle()),
    onLargePhotos: () => void (isHere() && photos.current?.enlarge()),
    onPhotosAgain: () => void (isHere() && askForPhotos()),
  });
  return {
    text,
    change,
    input,
    place,
    isEnded,
    /** Goes to the reply's field. */
    reply: focusReply,
    /** Set by the card of photos. */
    photos,
    /** Writes a request into the reply; undefined if none can be made. */
    askForPhotos: request === undefined ? undefined : askForPhotos,
    voice,
    /** Begins the review with the first word, or with a recording. */
    begin,
    /** Set by the part that records. */
    recording,
    send: unlessRecording(send),
    later: unlessRecording(later),
    endSilently: unlessRecording(() => void (isLeaving || end(null))),
    previous: previous && (() => open(previous)),
    next: next && (() => open(next)),
  };
}

/** Whether a reply says something, and can be sent. */
export function canSend(text: string, voice: VoiceNote | undefined): boolean {
  const words = text.trim();
  return words === "" ? voice !== undefined : messageTextProblem(words) === undefined;
}

function failureText(error: unknown, name: string): string {
  const failed = m.review_send_failed({ name });
  if (!(error instanceof ApiError)) return failed;
  if (error.fields["voice.fileId"]) return m.review_voice_lost({ name });
  return error.code === "conflict" ? errorText(error, failed) : failed;
}

/** Those that are put off beyond today stand at the end of the line, so with the first of them nothing is left. */
function isPutOff(id: string): boolean {
  const until = queryClient.getQueryData(reviewQuery(id).queryKey)?.checkIn.putOffUntil;
  return until !== null && until !== undefined && until > today();
}
