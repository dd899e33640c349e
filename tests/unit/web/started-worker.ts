import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { vi } from "vitest";
import { traineeDoor, traineeShells } from "../../../worker/routes/page-map.ts";

const code = readFileSync("web/public/service-worker.js", "utf8");
const origin = "https://miran.test";

type Files = Map<string, Response>;

/** A browser's caches, shared by several workers as on one device. */
export function makeCaches() {
  const stores = new Map<string, Files>();
  const pathOf = (asked: string | { url: string }) =>
    typeof asked === "string" ? asked : new URL(asked.url).pathname;
  const open = async (name: string) => {
    const files: Files = stores.get(name) ?? new Map();
    stores.set(name, files);
    return {
      match: async (asked: string | { url: string }) => files.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void files.set(pathOf(asked), answer),
    };
  };
  return {
    stores,
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: string | { url: string }) =>
      [...stores.values()]
        .find((files) => files.has(pathOf(asked)))
        ?.get(pathOf(asked))
        ?.clone(),
  };
}

export type Caches = ReturnType<typeof makeCaches>;

/** A deployment with its answers by address: a text or a status. */
export function makeSite(build: string, overrides: Record<string, string | number> = {}) {
  const entry = `/assets/app-${build}.js`;
  const pages = ["ar", "en"].map((language) => `/pages/${language}/trainee-weight.html`);
  const files = [entry, "/assets/shared.js", ...pages];
  const texts: Record<string, string | number> = {
    [entry]: "app",
    "/assets/shared.js": "shared",
    ...Object.fromEntries(pages.map((page) => [page, `${page} ${entry}`])),
    ...overrides,
  };
  const fetch = vi.fn(async (asked: string | Request) => {
    const path = typeof asked === "string" ? asked : new URL(asked.url).pathname;
    const text = texts[path];
    return typeof text === "string"
      ? new Response(text)
      : new Response(null, { status: text ?? 404 });
  });
  const built = { build, files, entries: [entry], screens: traineeShells, door: traineeDoor };
  return { built, fetch };
}

/** Browsers hide cookies from a worker by no cookie store, or by an empty one. */
export const hiding = ["none", "empty"] as const;

interface Event {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  [detail: string]: unknown;
}

/** Runs the worker's file with a device's caches and a site. */
export function startWorker(
  { built, fetch }: Pick<ReturnType<typeof makeSite>, "built" | "fetch">,
  caches: Caches,
  {
    locale = "ar",
    installing = null,
    cookies = "shown",
  }: {
    locale?: string;
    installing?: object | null;
    cookies?: "shown" | (typeof hiding)[number];
  } = {},
) {
  const listeners = new Map<string, (event: Event) => void>();
  const skipWaiting = vi.fn();
  const self = {
    built,
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, listener),
    location: { origin },
    registration: { installing },
    ...(cookies !== "none" && {
      cookieStore: { get: async () => (cookies === "shown" ? { value: locale } : null) },
    }),
    skipWaiting,
  };
  runInNewContext(code, { self, caches, fetch, URL, Response, setTimeout });
  const dispatch = async (type: string, detail: object = {}) => {
    const work: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    listeners.get(type)?.({
      ...detail,
      waitUntil: (each) => void work.push(each),
      respondWith: (each) => void answers.push(each),
    });
    await Promise.all(work);
    return answers[0];
  };
  const ask = (request: object) => dispatch("fetch", { request: { method: "GET", ...request } });
  return {
    skipWaiting,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    say: (data: unknown) => dispatch("message", { data }),
    keep: () => dispatch("message", { data: "keep" }),
    /** Navigates to an address; undefined if the worker leaves it to the browser. */
    open: async (path: string, destination = "document") =>
      (await ask({ url: origin + path, mode: "navigate", destination }))?.text(),
    load: async (path: string, more: object = {}) =>
      (await ask({ url: origin + path, mode: "cors", destination: "script", ...more }))?.text(),
  };
}

export const offline = () => vi.fn(() => Promise.reject<Response>(new TypeError("no network")));

/** A worker of this build with all its files cached. */
export async function startWithCache(build: string, caches: Caches) {
  const worker = startWorker(makeSite(build), caches);
  await worker.install();
  await worker.activate();
  await worker.keep();
  return worker;
}
