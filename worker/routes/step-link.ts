import { bodyLimit } from "hono/body-limit";
import { parseStepSum } from "../../domain/activity/step-days.ts";
import {
  type LinkedSteps,
  linkedSteps,
  stepLinkParams,
  takenSteps,
} from "../../domain/contract/activity/steps.ts";
import { type ErrorCode, MiranError } from "../../domain/errors.ts";
import { latinDigits } from "../../domain/numerals.ts";
import { takeLinkedSteps } from "../actions/activity/take-linked-steps.ts";
import { refusedText, takenText } from "../texts/step-link.ts";
import { answers, createVisitorRoute, visitorRoutes } from "./http/api.ts";
import { limitedTo } from "./http/guards.ts";
import { answerError, fieldProblems } from "./http/problem.ts";

const maxBody = 4096;

/** For the description only: automations' input is read leniently, then validated. */
const described = { schema: { $ref: "#/components/schemas/LinkedSteps" } };

const take = createVisitorRoute({
  method: "post",
  path: "/steps-link/{token}",
  proof: "key",
  tells: { besides: ["trainee: trainee steps", "trainer: trainee steps"] },
  tags: ["Steps"],
  summary: "Take a day's total from a phone's automation; the same day again replaces it",
  request: {
    params: stepLinkParams,
    body: {
      content: { "application/json": described, "application/x-www-form-urlencoded": described },
    },
  },
  middleware: [
    limitedTo("stepLinks"),
    bodyLimit({
      maxSize: maxBody,
      onError: () => {
        throw new MiranError("payload_too_large");
      },
    }),
  ],
  responses: answers(takenSteps, "The stored day"),
});

/** A phone's automation has no session: the address is the key, and all responses are text. */
export const stepLinkRoutes = visitorRoutes();

stepLinkRoutes.openAPIRegistry.register("LinkedSteps", linkedSteps);

stepLinkRoutes.onError(async (error, c) => {
  const answer = answerError(error, c);
  const problem = (await answer.json()) as { code: ErrorCode; fields?: object };
  const detail = refusedText(problem.code, Object.keys(problem.fields ?? {}));
  return new Response(JSON.stringify({ ...problem, detail }), answer);
});

stepLinkRoutes.openapi(take, async (c) => {
  const input = await readTotal(c.req.raw);
  const result = await takeLinkedSteps(c.env.platform, c.req.valid("param").token, input);
  return c.json({ ...result, message: takenText(result) }, 200);
});

async function readTotal(request: Request): Promise<LinkedSteps> {
  const { date, steps } = await readSent(request);
  const parsed = linkedSteps.safeParse({
    ...(date === undefined || date === null || date === "" ? {} : { date: dayOf(date) }),
    steps: typeof steps === "string" ? parseStepSum(steps) : wholeOf(steps),
  });
  if (parsed.success) return parsed.data;
  throw new MiranError("invalid_request", { fields: fieldProblems(parsed.error.issues) });
}

/** Shortcuts send an instant instead of a day, and sums with a fraction. */
const dayOf = (date: unknown) =>
  typeof date === "string" ? latinDigits(date).trim().replace(/T.*$/s, "") : date;
const wholeOf = (steps: unknown) => (typeof steps === "number" ? Math.round(steps) : steps);

/** JSON or a form, by its content: not all automations declare it correctly. */
async function readSent(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (type === "application/octet-stream") throw new MiranError("unsupported_media_type");
  try {
    if (type.startsWith("multipart/form-data")) {
      return Object.fromEntries(await request.formData());
    }
    const text = (await request.text()).trim();
    if (!text.startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new MiranError("invalid_request");
  }
}
