/** What is done to a page: the same sequences in W3C WebDriver and in WebDriver BiDi. */
export type InputSource =
  | { type: "key"; id: string; actions: KeyAction[] }
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" | "touch" };
      actions: PointerAction[];
    };

type Pause = { type: "pause"; duration: number };
type KeyAction = { type: "keyDown" | "keyUp"; value: string } | Pause;
type PointerAction =
  /** Pixels of the viewport; the way there takes milliseconds. */
  | { type: "pointerMove"; x: number; y: number; duration?: number }
  | { type: "pointerDown" | "pointerUp"; button: 0 }
  | Pause;

/** One window of an engine, over a folder that outlives it. */
export interface Browser {
  /** Opens an address, and waits for the document with its scripts. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a function in the page and waits for what it promises.
   * @param run - stands alone: it reaches nothing around it, and takes and gives what JSON holds
   */
  evaluate<Args extends unknown[], Value>(
    run: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>>;
  act(sources: InputSource[]): Promise<void>;
  /** The errors that the console told since it was asked last. */
  errors(): string[];
  /** The picture as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
  /** Ends all its processes at once, as an empty battery does. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** Where it keeps cookies, storage and files. */
  folder: string;
  width: number;
  height: number;
  /** As an older release of the engine, without `cookieStore`. */
  withoutCookieStore?: boolean;
}

export interface Engine {
  name: string;
  /** Whether it refuses the cookies of a session without TLS, even of this machine. */
  needsTls: boolean;
  launch(options: LaunchOptions): Promise<Browser>;
}
