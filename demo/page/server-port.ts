import { newId } from "../../domain/id.ts";
import type { CallName, Calls, FromPage, ServerFiles, ToPage } from "../protocol.ts";

interface Waiting {
  resolve(answers: never): void;
  reject(error: Error): void;
}

/** The page's end of a socket. */
interface SocketEnd {
  hear(data: string): void;
  closed(code: number): void;
}

interface Listeners {
  onProgress(share: number): void;
  /** @param anew whether everything started again; otherwise only the clock moved */
  onMoved(anew: boolean): void;
  onKeeps(keeps: boolean): void;
}

/** The page's connection to the server in its worker. */
export class ServerPort {
  readonly #worker: Worker;
  readonly #listeners: Listeners;
  readonly #waiting = new Map<string, Waiting>();
  readonly #sockets = new Map<string, SocketEnd>();
  /** Set once the server has ended; later calls fail at once. */
  #ended: Error | undefined;

  constructor(worker: Worker, listeners: Listeners) {
    this.#worker = worker;
    this.#listeners = listeners;
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    worker.onerror = () => this.#end(new Error("the demo's server ended"));
  }

  /** Gives the server its files; earlier calls wait for them. */
  start(files: ServerFiles): void {
    this.#say({ kind: "start", files }, [files.wasm, files.library]);
  }

  /** @throws if the server fails */
  call<Name extends CallName>(
    name: Name,
    asks: Calls[Name]["asks"],
  ): Promise<Calls[Name]["answers"]> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = newId();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#say({ kind: "call", id, name, asks } as FromPage);
    });
  }

  openSocket(url: string, side: Calls["openSocket"]["asks"]["side"], end: SocketEnd) {
    const socket = newId();
    this.#sockets.set(socket, end);
    const failed = () => end.closed(1006);
    this.call("openSocket", { socket, url, side }).catch(failed);
    return {
      say: (data: string) => this.#say({ kind: "say", socket, data }),
      hangUp: () => {
        this.#sockets.delete(socket);
        this.#say({ kind: "hangUp", socket });
      },
    };
  }

  #say(message: FromPage, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case "answer":
        this.#settle(message.id, ({ resolve }) => resolve(message.answers as never));
        break;
      case "failure":
        this.#settle(message.id, ({ reject }) => reject(new Error(message.message)));
        break;
      case "hear":
        this.#sockets.get(message.socket)?.hear(message.data);
        break;
      case "closed":
        this.#closed(message.socket, message.code);
        break;
      case "progress":
        this.#listeners.onProgress(message.share);
        break;
      case "moved":
        this.#listeners.onMoved(message.anew);
        break;
      case "keeps":
        this.#listeners.onKeeps(message.keeps);
    }
  }

  #closed(socket: string, code: number): void {
    const end = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    end?.closed(code);
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
  }

  #end(error: Error): void {
    this.#ended = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    for (const socket of [...this.#sockets.keys()]) this.#closed(socket, 1006);
  }
}
