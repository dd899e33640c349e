import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { messagePage } from "../../../domain/conversations/conversation.ts";
import { personFolder } from "../../../domain/operations/business-archive.ts";
import { type MyDataRow, namedByType } from "../../../domain/trainees/my-data.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { ArchiveProgress, ArchiveStep } from "../../data/operations/archive-progress.ts";
import { type ArchivedPerson, listArchivedPeople } from "../../data/trainees/my-data.ts";
import { fileNameOf, messageRow } from "../trainees/archived-messages.ts";
import { type ArchiveWork, GatheredFiles } from "./archive-entries.ts";
import { copyFile } from "./archive-files.ts";
import { messagesWriter, type TableWriter } from "./archive-tables.ts";

type Progress = Extract<ArchiveProgress, { phase: "people" }>;

/** People that one step looks at: each costs calls of their conversation. */
const peopleAtOnce = 100;
/** How long a step looks for more, in milliseconds. */
const stepMs = 4_000;

/** Takes in what people said, and their files: a step until a piece is full or its time is over. */
export async function archivePeople(work: ArchiveWork, progress: Progress): Promise<ArchiveStep> {
  const { after, person, growing, section, copying } = progress;
  if (copying) {
    const { next, ...copied } = await copyFile(work, section, copying);
    return { ...copied, next: { phase: "people", after, person, growing, ...next } };
  }
  const { database } = work.platform;
  const people = await listArchivedPeople(database, { after, limit: peopleAtOnce });
  const walk = new Walk(work, messagesWriter(work, growing), section);
  let done = after;
  let goesOn: Progress["person"] = null;
  for (const each of people) {
    const seq = await walk.through(each, person?.id === each.id ? person.seq : undefined);
    if (seq !== "end") {
      goesOn = { id: each.id, seq };
      break;
    }
    done = each.id;
    if (walk.isOver) break;
  }
  const isOver =
    goesOn === null && people.length < peopleAtOnce && done === (people.at(-1)?.id ?? after);
  return walk.step(isOver, { after: done, person: goesOn });
}

/** One step's walk through conversations. */
class Walk {
  readonly #until: number;
  readonly #work: ArchiveWork;
  readonly #writer: TableWriter;
  readonly #files: GatheredFiles;

  constructor(work: ArchiveWork, writer: TableWriter, section: number) {
    this.#until = work.platform.now() + stepMs;
    this.#work = work;
    this.#writer = writer;
    this.#files = new GatheredFiles(work, section);
  }

  /** Enough is gathered, or it took long enough; asked behind what brought it further. */
  get isOver(): boolean {
    return this.#files.isFull || this.#writer.isFull || this.#work.platform.now() >= this.#until;
  }

  /**
   * Takes somebody's photo and messages in.
   * @param since the message that was the last so far; undefined at the beginning
   * @returns where it has to go on, or that it is at its end
   */
  async through(person: ArchivedPerson, since: number | undefined): Promise<number | "end"> {
    const folder = personFolder(person);
    if (since === undefined && person.photoKey) {
      await this.#files.add(person.photoKey, (type) => namedByType(`${folder}/photo`, type));
    }
    let seq = since ?? 0;
    for (;;) {
      // A large photo goes first.
      if (this.#files.isFull) return seq;
      const place = { seq, fileId: "" };
      const { live } = this.#work.platform;
      const page = await live.copyConversation(person.id, place, messagePage.most);
      for (const message of page?.messages ?? []) {
        this.#writer.add([await this.#rowOf(person, folder, message)]);
        seq = message.seq;
        if (this.isOver) return seq;
      }
      if (!page?.next || page.messages.length === 0) return "end";
    }
  }

  async #rowOf(person: ArchivedPerson, folder: string, message: Message): Promise<MyDataRow> {
    const { body } = message;
    const name = "fileId" in body ? `${folder}/conversation/${fileNameOf(message)}` : null;
    const file =
      "fileId" in body && name !== null
        ? await this.#files.add(attachmentKey(person.id, body.fileId), (type) =>
            type.startsWith("application/") ? name : namedByType(name, type),
          )
        : null;
    const { id, name: trainee, email, timeZone } = person;
    const whose = { traineeId: id, trainee, traineeEmail: email, traineeZone: timeZone };
    return { ...messageRow(message, file), ...whose };
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
        ...{ phase: "people", after, person, growing, section: files.section },
        ...(copying && { copying }),
      },
    };
  }
}
