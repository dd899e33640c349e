import type { LiveIdentity } from "../../domain/conversations/live.ts";
import { Conversation } from "../../durable/conversation.ts";
import type { ConversationSummary } from "../../durable/conversation-summary.ts";
import { Inbox, type PresenceChange } from "../../durable/inbox.ts";
import { eraseUnsentFiles } from "../../worker/actions/conversations/erase-unsent-files.ts";
import { followConversation } from "../../worker/actions/conversations/follow-conversation.ts";
import { followPresence } from "../../worker/actions/conversations/follow-presence.ts";
import type { Platform } from "../../worker/platform.ts";
import { type FarEnd, ObjectSocket } from "./object-socket.ts";
import { ObjectStorage, type PersistedValues } from "./object-storage.ts";
import type { Sqlite } from "./sqlite.ts";

/** The environment of an object's constructor; the platform is available later. */
interface Env {
  platform(): Platform;
}

class DemoConversation extends Conversation<Env> {
  protected override follow(summary: ConversationSummary): Promise<void> {
    return followConversation(this.env.platform(), summary);
  }

  protected override eraseFiles(traineeId: string, fileIds: string[]): Promise<void> {
    return eraseUnsentFiles(this.env.platform(), { traineeId, fileIds });
  }
}

class DemoInbox extends Inbox<Env> {
  protected override follow(change: PresenceChange): Promise<void> {
    return followPresence(this.env.platform(), change);
  }
}

type Kind = LiveIdentity["object"];
type LiveObject = DemoConversation | DemoInbox;

interface Living {
  object: LiveObject;
  storage: ObjectStorage;
  sockets: Set<ObjectSocket>;
  kept: PersistedValues;
}

/** The persisted form of an object. */
export interface PersistedObject extends PersistedValues {
  content: Uint8Array;
}

interface Around extends Env {
  openSqlite(content: Uint8Array | undefined, onWrite: () => void): Sqlite;
  /** Called with the name of an object whose persisted content is outdated. */
  changed(name: string): void;
}

const nameOf = (kind: Kind, id: string) => `${kind}:${id}`;

/** All live objects of the demo, by their kind and owner. */
export class LiveObjects {
  readonly #around: Around;
  readonly #living = new Map<string, Living>();
  readonly #asleep = new Map<string, PersistedObject>();
  #isClosed = false;

  constructor(around: Around, kept: ReadonlyMap<string, PersistedObject>) {
    this.#around = around;
    for (const [name, object] of kept) {
      const [kind, id] = name.split(":") as [Kind, string];
      // An object with an alarm must run, or it would never ring.
      if (object.alarmAt !== null) this.#wake(kind, id, object);
      else this.#asleep.set(name, object);
    }
  }

  conversation = (traineeId: string) => this.#get("conversation", traineeId) as DemoConversation;
  inbox = (accountId: string) => this.#get("inbox", accountId) as DemoInbox;

  /**
   * Opens a connection to an object.
   * @returns undefined for a used ticket
   */
  async openSocket(
    identity: LiveIdentity,
    since: number | undefined,
    far: FarEnd,
  ): Promise<ObjectSocket | undefined> {
    const object = this.#get(identity.object, identity.ownerId);
    const { sockets } = this.#living.get(nameOf(identity.object, identity.ownerId)) as Living;
    const socket = new ObjectSocket(far, {
      message: (from, data) => void object.webSocketMessage(asWebSocket(from), data),
      left: (from) => {
        sockets.delete(from);
        if (!this.#isClosed) void object.webSocketClose(asWebSocket(from));
      },
    });
    return (await object.open(asWebSocket(socket), identity, since)) ? socket : undefined;
  }

  /** The persisted form of an object. */
  copy(name: string): PersistedObject | undefined {
    const living = this.#living.get(name);
    if (!living) return undefined;
    const { values, alarmAt } = living.kept;
    return { content: living.storage.sqlite.copy(), values: new Map(values), alarmAt };
  }

  /** Sets the alarms again after a move of the clock. */
  wind(): void {
    for (const { storage } of this.#living.values()) storage.wind();
  }

  /** Closes all connections and alarms. */
  close(): void {
    this.#isClosed = true;
    for (const { sockets, storage } of this.#living.values()) {
      for (const socket of sockets) socket.hangUp();
      storage.close();
    }
  }

  #get(kind: Kind, id: string): LiveObject {
    const name = nameOf(kind, id);
    const living = this.#living.get(name) ?? this.#wake(kind, id, this.#asleep.get(name));
    return living.object;
  }

  #wake(kind: Kind, id: string, from: PersistedObject | undefined): Living {
    const name = nameOf(kind, id);
    const changed = () => this.#around.changed(name);
    const kept: PersistedValues = { values: new Map(from?.values), alarmAt: from?.alarmAt ?? null };
    let content = from?.content;
    const open = () => {
      const sqlite = this.#around.openSqlite(content, changed);
      content = undefined;
      return sqlite;
    };
    const storage = new ObjectStorage({ open, kept, changed, alarm: () => object.alarm() });
    const sockets = new Set<ObjectSocket>();
    const context = {
      storage,
      acceptWebSocket: (socket: ObjectSocket) => sockets.add(socket),
      getWebSockets: () => [...sockets],
      getWebSocketAutoResponseTimestamp: (socket: ObjectSocket) => new Date(socket.heardAt),
    } as unknown as DurableObjectState;
    const Class = kind === "conversation" ? DemoConversation : DemoInbox;
    const object: LiveObject = new Class(context, this.#around);
    const living = { object, storage, sockets, kept };
    this.#living.set(name, living);
    this.#asleep.delete(name);
    return living;
  }
}

/** The objects use only the parts of a socket in `durable/host.ts`. */
const asWebSocket = (socket: ObjectSocket) => socket as unknown as WebSocket;
