import type {
  ConversationEvent,
  ConversationRequest,
} from "../domain/contract/conversations/conversation.ts";
import {
  closeCodes,
  type FrameRefusal,
  type LiveIdentity,
  refusalsInARow,
} from "../domain/conversations/live.ts";
import type { Rate } from "../domain/token-bucket.ts";
import { clientIdOf, readConversationFrame } from "./conversation-frame.ts";
import type { ConversationRoom } from "./conversation-room.ts";
import { FramePace } from "./frame-pace.ts";
import { attach, attachedTo, isTooLarge, send } from "./live-socket.ts";

/** Checks the frames of a conversation's sockets, and gives them to the room or refuses them. */
export class FrameIntake {
  readonly #room: ConversationRoom;
  readonly #pace = new FramePace();

  constructor(room: ConversationRoom) {
    this.#room = room;
  }

  /** @param rate of this socket's frames */
  receive(socket: WebSocket, data: string | ArrayBuffer, rate: Rate): void {
    if (isTooLarge(data)) {
      socket.close(closeCodes.tooLarge, "the frame is too large");
      return;
    }
    if (!this.#pace.allows(socket, rate, Date.now())) {
      this.#refuse(socket, "too_fast", clientIdOf(data));
      return;
    }
    const frame = readConversationFrame(data);
    if ("refusal" in frame) {
      this.#refuse(socket, frame.refusal, frame.clientId);
      return;
    }
    const attached = attachedTo(socket);
    if (Date.now() >= attached.identity.provenUntil) {
      socket.close(closeCodes.expired, "come back with a new ticket");
      return;
    }
    const refusal = this.#obey(socket, attached.identity, frame.request);
    if (refusal) this.#refuse(socket, refusal, clientIdOf(data));
    else if (attached.refusals > 0) attach(socket, { ...attached, refusals: 0 });
  }

  #obey(
    socket: WebSocket,
    { ownerId: traineeId, side }: LiveIdentity,
    request: ConversationRequest,
  ): FrameRefusal | undefined {
    const author = { traineeId, side };
    switch (request.type) {
      case "send": {
        const stored = this.#room.append(author, request, socket);
        return "refusal" in stored && stored.refusal !== "gone" ? stored.refusal : undefined;
      }
      case "read":
        this.#room.markRead(author, request.through, socket);
        return undefined;
      case "typing":
        if (this.#pace.mayShowTyping(socket, Date.now())) this.#room.showTyping(author);
        return undefined;
    }
  }

  #refuse(socket: WebSocket, reason: FrameRefusal, clientId: string | undefined): void {
    const attached = attachedTo(socket);
    const refusals = attached.refusals + 1;
    attach(socket, { ...attached, refusals });
    send<ConversationEvent>(socket, {
      type: "refused",
      reason,
      ...(clientId === undefined ? {} : { clientId }),
    });
    if (refusals < refusalsInARow) return;
    const code = reason === "too_fast" ? closeCodes.tooFast : closeCodes.malformed;
    socket.close(code, "too many refused frames in a row");
  }
}
