import { createHash } from "node:crypto";

/** An account of the deployment without two-factor, for a session of the check. */
interface SmokeAccount {
  email: string;
  password: string;
}

export interface SmokeCheck {
  name: string;
  /** The observation of a passed check. */
  seen?: string;
  /** The reason of a failed one. */
  fault?: string;
}

/** The account of SMOKE_EMAIL and SMOKE_PASSWORD; undefined unless both are set. */
export function readSmokeAccount(): SmokeAccount | undefined {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
  return email && password ? { email, password } : undefined;
}

export const checkLine = ({ name, seen, fault }: SmokeCheck): string =>
  fault === undefined ? `ok    ${name}: ${seen}` : `FAIL  ${name}: ${fault}`;

type Answer = { status: number; headers: Headers; text: string };

/** Maximum wait for an answer or a message of a socket, in milliseconds. */
const maxWaitMs = 20_000;

class Fault extends Error {}

function expect(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Fault(fault);
}

/**
 * Checks a deployment from outside, one part after another. It writes only a count of attempts, or a session
 * that it ends again.
 * @param address `https://…` of the deployment, without a slash at the end
 * @param account without one the check is a refused sign-in
 */
export async function smoke(address: string, account?: SmokeAccount): Promise<SmokeCheck[]> {
  const site = siteAt(address);
  const checks: [name: string, check: () => Promise<string>][] = [
    ["sign-in page", () => signInPage(site)],
    ["health", () => health(site)],
    ...(account
      ? ([["sign-in, write and socket", () => wholeVisit(site, account)]] as const)
      : ([
          ["a stranger is refused", () => refusedSignIn(site)],
          ["a socket without a ticket is refused", () => refusedSocket(site)],
        ] as const)),
  ].map(([name, check]) => [name as string, check as () => Promise<string>]);
  const done: SmokeCheck[] = [];
  for (const [name, check] of checks) {
    try {
      done.push({ name, seen: await check() });
    } catch (error) {
      done.push({ name, fault: error instanceof Fault ? error.message : causeOf(error) });
    }
  }
  return done;
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause ? `${error}: ${cause}` : String(error);
}

interface Site {
  address: string;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
}

function siteAt(address: string): Site {
  const ask: Site["ask"] = async (path, init = {}) => {
    const signal = AbortSignal.timeout(maxWaitMs);
    const answer = await fetch(`${address}${path}`, { redirect: "manual", signal, ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const post: Site["post"] = (path, body, headers = {}) =>
    ask(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: address, ...headers },
    });
  return { address, ask, post };
}

/** Checks that the page is as built: its inline parts have the hashes of its policy. */
async function signInPage({ ask }: Site): Promise<string> {
  const { status, headers, text } = await ask("/");
  expect(status === 200, `/ answers ${status}`);
  const policy = headers.get("content-security-policy") ?? "";
  const inline = [...text.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , code]) => code);
  expect(inline.length > 0, "/ is not a page of Miran");
  for (const code of inline) {
    const hash = createHash("sha256")
      .update(code ?? "")
      .digest("base64");
    expect(
      policy.includes(`'sha256-${hash}'`),
      "the page is changed on its way: disable features of the zone that rewrite HTML",
    );
  }
  expect(headers.has("strict-transport-security"), "/ comes without Strict-Transport-Security");
  const [, script = ""] = /["'](\/assets\/[\w-]+\.js)["']/.exec(text) ?? [];
  const file = await ask(script);
  expect(file.status === 200, `${script} answers ${file.status}`);
  return `${inline.length} inline parts as built, ${script}`;
}

async function health({ ask }: Site): Promise<string> {
  const { status, text } = await ask("/api/health");
  expect(status === 200, `/api/health answers ${status} ${text.slice(0, 200)}`);
  const { version, database } = JSON.parse(text) as { version: string; database: string };
  expect(database === "up", `the database is ${database}`);
  return `version ${version}, the database takes writes`;
}

/** Checks hashing and writing: the server compares a password and counts an attempt. */
async function refusedSignIn({ post }: Site): Promise<string> {
  const email = `smoke-${Date.now()}@miran.invalid`;
  const answer = await post("/api/access/sign-in", {
    email,
    password: "Smoke!test-26",
    area: "trainee",
  });
  expect(
    answer.status === 401,
    `a stranger's sign-in answers ${answer.status} ${answer.text.slice(0, 200)}`,
  );
  expect(codeOf(answer) === "invalid_credentials", `a stranger gets ${codeOf(answer)}`);
  return "a password was compared and the attempt counted";
}

async function refusedSocket({ ask }: Site): Promise<string> {
  const answer = await ask("/api/live/inbox?ticket=none");
  expect(
    codeOf(answer) === "unauthenticated",
    `a socket without a ticket is answered ${answer.status}: does the zone challenge /api/live/*?`,
  );
  return "by the Worker itself";
}

const codeOf = ({ text }: Answer): string => {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return "an answer of another server";
  }
};

/** Begins a session, opens its socket, ends it, and checks that it has ended. */
async function wholeVisit(site: Site, account: SmokeAccount): Promise<string> {
  const { post } = site;
  const session = await signIn(site, account);
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  const area = session.kind === "trainer" ? "admin" : "trainee";
  try {
    const ticket = await post(`/api/${area}/live-ticket`, {}, bearer);
    expect(
      ticket.status === 200,
      `a ticket is answered ${ticket.status} ${ticket.text.slice(0, 200)}`,
    );
    await pingSocket(site, (JSON.parse(ticket.text) as { url: string }).url);
  } finally {
    await post("/api/access/sign-out", {}, { cookie: session.cookie });
  }
  const after = await post(`/api/${area}/live-ticket`, {}, bearer);
  expect(after.status === 401, `an ended session is still answered ${after.status}`);
  return `as a ${session.kind}: a session began, its socket answered, the session ended`;
}

async function signIn({ post }: Site, { email, password }: SmokeAccount) {
  for (const area of ["trainee", "trainer"] as const) {
    const answer = await post("/api/access/sign-in", { email, password, area });
    if (answer.status === 401 || answer.status === 403) continue;
    expect(
      answer.status === 200,
      `signing in answers ${answer.status} ${answer.text.slice(0, 200)}`,
    );
    const body = JSON.parse(answer.text) as {
      kind: string;
      accessToken: string;
      who: { kind: string };
    };
    expect(
      body.kind === "signed_in",
      "SMOKE_EMAIL needs a code: choose an account without two-factor",
    );
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    return { accessToken: body.accessToken, kind: body.who.kind, cookie };
  }
  throw new Fault("SMOKE_EMAIL and SMOKE_PASSWORD cannot sign in");
}

function pingSocket({ address }: Site, path: string): Promise<void> {
  const url = new URL(path, address);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url);
  return new Promise<void>((answered, failed) => {
    const timer = setTimeout(() => failed(new Fault("the socket does not answer")), maxWaitMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    socket.addEventListener("open", () => socket.send("ping"));
    socket.addEventListener("message", ({ data }) => data === "pong" && end(answered));
    socket.addEventListener("error", () =>
      end(() => failed(new Fault("the socket does not open"))),
    );
  });
}
