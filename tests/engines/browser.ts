/** Input actions, identical in W3C WebDriver and WebDriver BiDi. */
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
  /** `x` and `y` in pixels of the viewport, the duration of the move in ms. */
  | { type: "pointerMove"; x: number; y: number; duration?: number }
  | { type: "pointerDown" | "pointerUp"; button: 0 }
  | Pause;

/** One window of an engine, with a persistent folder. */
export interface Browser {
  /** Opens an address, and waits for the document with its scripts. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a function in the page and awaits its promise.
   * @param run - has no closure; its arguments and result are JSON
   */
  evaluate<Args extends unknown[], Value>(
    run: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>>;
  act(sources: InputSource[]): Promise<void>;
  /** The console's errors since the last call. */
  errors(): string[];
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
  /** Kills all its processes, like an empty battery. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** The folder of cookies, storage and files. */
  folder: string;
  width: number;
  height: number;
  /** Emulates an older release without `cookieStore`. */
  withoutCookieStore?: boolean;
}

export interface Engine {
  name: string;
  /** Whether session cookies need TLS, even on localhost. */
  needsTls: boolean;
  launch(options: LaunchOptions): Promise<Browser>;
}
