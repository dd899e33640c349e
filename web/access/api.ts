import type { ExtractSchema } from "hono/types";
import type { AccessApi } from "../../worker/routes/access/index.ts";
import { embedded } from "../embed/framed-sign-in.ts";
import { readAnswer, readProblem } from "../lib/session/api-error.ts";
import { send } from "../lib/session/session.ts";

type Routes = ExtractSchema<AccessApi>;
type Endpoint = { input: unknown; output: unknown; status: unknown };
type Get = { $get: Endpoint };
type Post = { $post: Endpoint };
type PathOf<Method> = {
  [Path in keyof Routes]: Routes[Path] extends Method ? Path : never;
}[keyof Routes];

type BodyOf<Route> = Route extends { $post: { input: { json: infer Body } } } ? Body : never;
type GoodAnswer<Route> = Extract<Route[keyof Route], { status: 200; output: unknown }>["output"];

// Plain fetch instead of the typed client, whose 1.5 kB would delay every visitor.
async function get<Path extends PathOf<Get>>(path: Path): Promise<GoodAnswer<Routes[Path]>> {
  return read(await send(`/api/access${path}`));
}

async function post<Path extends PathOf<Post>>(
  path: Path,
  body: BodyOf<Routes[Path]>,
): Promise<GoodAnswer<Routes[Path]>> {
  return read(
    await send(`/api/access${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await readProblem(response);
  return readAnswer<Answer>(response);
}

type BodyTo<Path extends PathOf<Post>> = BodyOf<Routes[Path]>;

export const signIn = (body: Omit<BodyTo<"/sign-in">, "embed">) =>
  post("/sign-in", { ...body, embed: embedded() });
export const sendCode = (body: BodyTo<"/sign-in/code">) => post("/sign-in/code", body);
export const register = (body: BodyTo<"/register">) => post("/register", body);
export const listPlans = () => get("/plans");
export const askEmbedCookies = () => get("/embed-cookies");
export const requestReset = (email: string) => post("/reset-password", { email });
export const setNewPassword = (body: BodyTo<"/new-password">) => post("/new-password", body);
export const confirmEmail = (token: string) => post("/confirm-email", { token });
export const openInvitation = (token: string) => post("/invitation", { token });
export const registerByInvitation = (body: BodyTo<"/invitation/register">) =>
  post("/invitation/register", body);
export const choosePassword = (body: BodyTo<"/invitation/password">) =>
  post("/invitation/password", body);
