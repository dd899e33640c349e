import type { NewCheckIn } from "../../../../domain/contract/check-ins/check-ins.ts";
import { answer } from "../../../lib/session/answer.ts";
import { ApiError, isSignedOut } from "../../../lib/session/api-error.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { putBytes } from "../../../lib/session/put-bytes.ts";
import { isFault, isPassing } from "../../../lib/waiting/follow-writes.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import type { UnsentFile } from "../check-in-write.ts";

type Answer = NewCheckIn["answers"][number];

/** What stands in the answers for refused photos: the sent one that each replaces, or nothing. */
type Refused = ReadonlyMap<string, string | undefined>;

/** Uploads the files of a check-in before its answers. A refused photo is told, and keeps back nothing else. */
export async function uploadFiles(files: readonly UnsentFile[]): Promise<Refused> {
  const refused = new Map<string, string | undefined>();
  for (const { id, url, instead, isNeeded } of files) {
    try {
      // One that is no longer on this device is on the server, or the answers are refused.
      const body = await draftFiles.read(id);
      if (body) await putBytes({ url, body });
    } catch (error) {
      if (isNeeded || !isRefusal(error)) throw error;
      if (refused.size === 0) toast({ kind: "error", text: refusalOf(error) });
      refused.set(id, instead);
    }
  }
  return refused;
}

/** Whether answers were refused for photos alone that the server does not have: erased, or lost by this device. */
export function lacksPhotos(error: unknown, answers: readonly Answer[]): boolean {
  if (!(error instanceof ApiError) || error.code !== "invalid_request") return false;
  const ofPhotos = answers.filter(({ value }) => isOfPhotos(value));
  const problems = Object.entries(error.fields);
  return (
    problems.length > 0 &&
    problems.every(
      ([field, { code }]) =>
        code === "no_such_file" && ofPhotos.some((each) => field === `answers.${each.questionId}`),
    )
  );
}

/** Answers without the photos that the server does not have, which is told. */
export async function withStoredPhotos(answers: readonly Answer[]): Promise<Answer[]> {
  const { photos } = await answer(traineeClient()["progress-photos"].$get({ query: {} }));
  const stored = new Set(photos.map(({ id }) => id));
  toast({ kind: "error", text: m.photos_not_there() });
  return withPhotos(answers, (id) => (stored.has(id) ? id : undefined));
}

const refusals: Partial<Record<ApiError["code"], () => string>> = {
  photo_consent_needed: m.error_photo_consent_needed,
  photos_adults_only: m.error_photos_adults_only,
  progress_photos_full: m.error_progress_photos_full,
};

const refusalOf = ({ code }: ApiError): string =>
  m.photos_not_accepted({ reason: (refusals[code] ?? m.photos_unreadable)() });

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isPassing(error) && !isFault(error) && !isSignedOut(error);

export const withoutRefused = (answers: readonly Answer[], refused: Refused): Answer[] =>
  withPhotos(answers, (id) => (refused.has(id) ? refused.get(id) : id));

/** Answers with other photos in place of theirs; a question that loses all of them was skipped. */
const withPhotos = (
  answers: readonly Answer[],
  photoFor: (id: string) => string | undefined,
): Answer[] =>
  answers.flatMap((given): Answer[] => {
    if (!isOfPhotos(given.value)) return [given];
    const left = Object.entries(given.value).flatMap(([pose, id]) => {
      const photo = photoFor(id);
      return photo === undefined ? [] : [[pose, photo]];
    });
    return left.length > 0 ? [{ ...given, value: Object.fromEntries(left) }] : [];
  });

/** Photos by pose, and not amounts by kind of measurement. */
const isOfPhotos = (value: Answer["value"]): value is Record<string, string> =>
  typeof value === "object" &&
  !Array.isArray(value) &&
  Object.values(value).every((id) => typeof id === "string");

/** Deletes the bytes of sent files from this device. */
export async function forgetSent(files: readonly UnsentFile[]): Promise<void> {
  for (const { id } of files) await draftFiles.forget(id);
}
