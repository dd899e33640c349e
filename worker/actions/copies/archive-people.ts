import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { messagePage } from "../../../domain/conversations/conversation.ts";
import { maxArchivedFilesAtOnce, personFolder } from "../../../domain/copies/business-archive.ts";
import type { CopiedRow } from "../../../domain/copies/copied-tables.ts";
import {
  answerRecordingName,
  namedByType,
  progressPhotoName,
} from "../../../domain/copies/my-data.ts";
import type { ConversationCopy } from "../../../durable/conversation-copy.ts";
import { concurrently } from "../../concurrently.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { ArchiveProgress, ArchiveStep } from "../../data/copies/archive-progress.ts";
import {
  type ArchivedPerson,
  listArchivedPeople,
  listKeptPhotos,
  listKeptRecordings,
} from "../../data/copies/copied-people.ts";
import type { ArchiveWork } from "./archive-entries.ts";
import { copyFile } from "./archive-files.ts";
import { messagesWriter, type TableWriter } from "./archive-tables.ts";
import { fileNameOf, messageRow } from "./archived-messages.ts";
import { GatheredFiles } from "./gathered-files.ts";

type Progress = Extract<ArchiveProgress, { phase: "people" }>;
/** The progress within a person. */
type Place = Omit<NonNullable<Progress["person"]>, "id">;

/** Maximum people of one step. */
const peopleInStep = 120;
/** Conversations or files to read at once. */
const together = 6;

/** Archives messages and their files: a step ends with a full piece or the turn. */
export async function archivePeople(work: ArchiveWork, progress: Progress): Promise<ArchiveStep> {
  const { after, person, growing, section, copying } = progress;
  if (copying) {
    const { next, ...copied } = await copyFile(work, section, copying);
    return { ...copied, next: { phase: "people", after, person, growing, ...next } };
  }
  const { database } = work.platform;
  const people = await listArchivedPeople(database, { after, limit: peopleInStep });
  const walk = new Walk(work, messagesWriter(work, growing), section);
  const placeOf = ({ id }: ArchivedPerson) => (person?.id === id ? person : undefined);
  let done = after;
  let goesOn: Progress["person"] = null;
  for (let at = 0; at < people.length && !goesOn && (at === 0 || !walk.isOver); at += together) {
    const some = people.slice(at, at + together);
    const pages = await walk.lookAhead(some, placeOf);
    for (const [index, each] of some.entries()) {
      const place = await walk.through(each, { place: placeOf(each), page: pages[index] });
      if (place !== "end") goesOn = { id: each.id, ...place };
      else done = each.id;
      if (goesOn || walk.isOver) break;
    }
  }
  const isOver =
    goesOn === null && people.length < peopleInStep && done === (people.at(-1)?.id ?? after);
  return walk.step(isOver, { after: done, person: goesOn });
}

/** One step through conversations. */
class Walk {
  readonly #work: ArchiveWork;
  readonly #writer: TableWriter;
  readonly #files: GatheredFiles;

  constructor(work: ArchiveWork, writer: TableWriter, section: number) {
    this.#work = work;
    this.#writer = writer;
    this.#files = new GatheredFiles(work, section);
  }

  /** Whether a piece is full or the turn is over; asked after each progress. */
  get isOver(): boolean {
    return this.#isFull || this.#work.turn.isOver();
  }

  get #isFull(): boolean {
    return this.#files.isFull || this.#writer.isFull;
  }

  /** Reads the first values of some people at once: their photos, and a page of messages. */
  async lookAhead(
    people: readonly ArchivedPerson[],
    placeOf: (person: ArchivedPerson) => Place | undefined,
  ): Promise<(ConversationCopy | undefined)[]> {
    const photos = people.flatMap((person) =>
      person.photoKey && placeOf(person) === undefined ? [person.photoKey] : [],
    );
    await this.#files.lookAhead(photos);
    return concurrently(people, (person) => this.#pageOf(person, placeOf(person)?.seq ?? 0));
  }

  /**
   * Archives a person's photo, the progress photos and spoken answers that the trainer may keep, and messages.
   * @param from the progress, undefined at the beginning, and the page of messages after it
   * @returns the place to continue after, or the end
   */
  async through(
    person: ArchivedPerson,
    from: { place: Place | undefined; page: ConversationCopy | undefined },
  ): Promise<Place | "end"> {
    const folder = personFolder(person);
    let { seq = 0, photo = "", recording = "" } = from.place ?? {};
    if (from.place === undefined && person.photoKey) {
      await this.#files.add(person.photoKey, (type) => namedByType(`${folder}/photo`, type));
      // A large photo comes before the messages.
      if (this.#files.isFull) return { seq, photo, recording };
    }
    // A full page is a full step.
    for (const kept of await this.#photosAfter(person, photo)) {
      const name = `${folder}/${progressPhotoName(kept)}`;
      await this.#files.add(kept.key, (type) => namedByType(name, type));
      photo = kept.id;
      if (this.isOver) return { seq, photo, recording };
    }
    for (const spoken of await this.#recordingsAfter(person, recording)) {
      const name = `${folder}/${answerRecordingName(spoken)}`;
      await this.#files.add(spoken.key, (type) => namedByType(name, type));
      recording = spoken.id;
      if (this.isOver) return { seq, photo, recording };
    }
    for (let page = from.page; page; page = await this.#pageOf(person, seq)) {
      const { messages } = page;
      for (const [at, message] of messages.entries()) {
        await this.#lookAtFiles(person, messages.slice(at));
        this.#writer.add([await this.#rowOf(person, folder, message)]);
        seq = message.seq;
        const next = messages[at + 1];
        // Files already read would be read again in the next step.
        if (this.isOver && (this.#isFull || !next || !this.#isAtHand(person, next)))
          return { seq, photo, recording };
      }
      if (!page.next || messages.length === 0) break;
    }
    return "end";
  }

  /** As many progress photos as a step can have. */
  async #photosAfter({ id, hasKeptPhotos }: ArchivedPerson, after: string) {
    if (!hasKeptPhotos) return [];
    const limit = maxArchivedFilesAtOnce;
    return listKeptPhotos(this.#work.platform.database, id, { after, limit });
  }

  /** As many spoken answers as a step can have. */
  async #recordingsAfter({ id, hasKeptRecordings }: ArchivedPerson, after: string) {
    if (!hasKeptRecordings) return [];
    const limit = maxArchivedFilesAtOnce;
    return listKeptRecordings(this.#work.platform.database, id, { after, limit });
  }

  /** A page of a person's messages; without messages no object is started. */
  async #pageOf({ id, hasTalked }: ArchivedPerson, seq: number) {
    if (!hasTalked) return undefined;
    return this.#work.platform.live.copyConversation(id, { seq, fileId: "" }, messagePage.most);
  }

  #isAtHand({ id }: ArchivedPerson, message: Message): boolean {
    const key = fileKeyOf(id, message);
    return key === undefined || this.#files.isKnown(key);
  }

  /** Reads a message's unread file together with the next ones. */
  async #lookAtFiles(person: ArchivedPerson, [first, ...others]: readonly Message[]) {
    const { id } = person;
    const key = first && fileKeyOf(id, first);
    if (!key || this.#isAtHand(person, first)) return;
    const following = others.flatMap((message) => fileKeyOf(id, message) ?? []);
    await this.#files.lookAhead([key, ...following.slice(0, together - 1)]);
  }

  async #rowOf(person: ArchivedPerson, folder: string, message: Message): Promise<CopiedRow> {
    const { body } = message;
    const name = "fileId" in body ? `${folder}/conversation/${fileNameOf(message)}` : null;
    const file =
      "fileId" in body && name !== null
        ? await this.#files.add(attachmentKey(person.id, body.fileId), (type) =>
            type.startsWith("application/") ? name : namedByType(name, type),
          )
        : null;
    const { id, name: trainee, email, timeZone } = person;
    const owner = { traineeId: id, trainee, traineeEmail: email, traineeZone: timeZone };
    return { ...messageRow(message, file), ...owner };
  }

  async step(
    isOver: boolean,
    { after, person }: Pick<Progress, "after" | "person">,
  ): Promise<ArchiveStep> {
    const files = await this.#files.store();
    const { copying } = this.#files;
    const added = { ...files.added, rows: this.#writer.rows, messages: this.#writer.rows };
    if (isOver && !copying) {
      const { pieces, entries } = await this.#writer.end();
      return {
        pieces: [...files.pieces, ...pieces],
        entries: [...files.entries, ...entries],
        added,
        next: { phase: "videos", after: "", section: files.section },
      };
    }
    const { pieces, growing } = await this.#writer.store();
    return {
      pieces: [...files.pieces, ...pieces],
      entries: files.entries,
      added,
      next: {
        phase: "people",
        after,
        person,
        growing,
        section: files.section,
        ...(copying && { copying }),
      },
    };
  }
}

const fileKeyOf = (traineeId: string, { body }: Message): string | undefined =>
  "fileId" in body ? attachmentKey(traineeId, body.fileId) : undefined;
