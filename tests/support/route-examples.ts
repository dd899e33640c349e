import { localDateAt, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { givePassword, rightPassword } from "./access.ts";
import { formContentOf, makeEdit, makeForm, weekly } from "./check-ins.ts";
import { onePerson } from "./imports.ts";
import { makeInvitation, newInvitation } from "./invitations.ts";
import { chosen, deactivation } from "./jobs.ts";
import { madeRows } from "./made-rows.ts";
import { newRenewal } from "./memberships.ts";
import { newLabel, newOwnFoodMeal } from "./own-foods.ts";
import { newEmail, newEmailAgain, rightPasswordOf, wrongCodeOfOffer } from "./own-secrets.ts";
import { makeProof, newProof } from "./payment-proofs.ts";
import { type Request, type Side, secretName, type World } from "./permissions.ts";
import { makePerson } from "./person.ts";
import { lossless, webpOf } from "./pictures.ts";
import { makeLibrary, planWeek } from "./plans.ts";
import { makeStepLink, makeSteps } from "./steps.ts";
import { makeFollowedTemplate, makeTemplate, templateDesk, terms } from "./templates.ts";
import { makePlans } from "./trainees.ts";
import { beginUpload, mp4Bytes, putPart } from "./videos.ts";
import { nextWeek, thisWeek } from "./weeks.ts";
import { call, makeSession } from "./worker.ts";

export interface RouteExample {
  /** Path, query, body or headers without a contract, after making the rows that they name. */
  request?(world: World, side: Side): ExampleRequest | Promise<ExampleRequest>;
  /** The status for the route's own caller; by default 200. */
  status?: number;
  /** The status for a stranger of the same area. */
  stranger?: number;
}

interface ExampleRequest extends Request {
  query?: string;
  /** Replacements of fields in the contract's example. */
  fields?: object;
}

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const body = (make: () => unknown) => ({ request: () => ({ body: make() }) });
const query = (text: string) => ({ request: () => ({ query: text }) });
const fields = (values: object) => ({ request: () => ({ fields: values }) });

const binary = (bytes: string) => ({
  body: bytes,
  headers: { "content-type": "application/octet-stream", "content-length": String(bytes.length) },
});

/** A picture of ASCII characters, because a request of the matrix is text. */
const smallPicture = webpOf(lossless({ width: 4, height: 5 }));

const endpoint = "https://fcm.googleapis.com/fcm/send/1";

const bytes = mp4Bytes(64);
/** Letters of the same length that begin like an mp4, because a request of the matrix is text. */
const letters = "\0\0\0 ftypisom".padEnd(bytes.length, "x");

/** A planned week of meals, which can be applied. */
async function plannedWeek({ trainee }: World) {
  const { meals } = await makeLibrary();
  const [library = ""] = meals;
  await planWeek(trainee.id, thisWeek(), { meals: [{ day: 6, library }] });
  return { path: `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}/apply/meals` };
}

async function givingNextWeek(world: World) {
  const id = await makeTemplate(world);
  const ids = [world.trainee.id];
  const giving = terms({ startsOn: nextWeek() });
  const { total, fingerprint } = await templateDesk(world.trainer.token).preview(id, ids, giving);
  const audience = { kind: "chosen", ids };
  return {
    path: `/api/admin/templates/${id}/giving`,
    body: { id: newId(), audience, terms: giving, total, fingerprint },
  };
}

/** Requests of routes that do not follow from contracts and rows; `*` stands for either area. */
export const routeExamples: Record<string, RouteExample> = {
  "POST /api/access/sign-in": { status: 401 },
  "POST /api/access/sign-in/code": { status: 401 },
  "POST /api/access/refresh": { status: 401 },
  "POST /api/access/register": body(makePerson),
  "POST /api/access/new-password": { status: 400 },
  "POST /api/access/confirm-email": { status: 400 },
  "POST /api/access/invitation": {
    request: async (world) => ({ body: { token: (await makeInvitation(world)).token } }),
  },
  "POST /api/access/invitation/register": {
    ...body(() => {
      const { plan: _, ...person } = makePerson();
      return { token: "x", ...person };
    }),
    status: 400,
  },
  "POST /api/access/invitation/password": { status: 400 },
  "POST /api/steps-link/:token": {
    request: async ({ trainee }) => ({
      path: `/api/steps-link/${await makeStepLink(trainee.id)}`,
      body: { steps: 4444 },
    }),
  },

  "POST /api/*/push/subscriptions": {
    request: async (world, side) => ({
      body: {
        id: await madeRows.browser.make(world, side),
        endpoint,
        p256dh: `B${"A".repeat(86)}`,
        auth: "A".repeat(22),
      },
    }),
  },
  "DELETE /api/*/push/subscriptions": body(() => ({ endpoint })),
  "POST /api/*/push/test": { ...body(() => ({ endpoint })), status: 404 },
  "POST /api/*/security/totp": {
    request: async (world, side) => ({ body: await rightPasswordOf(world, side) }),
  },
  "POST /api/*/security/totp/confirm": { request: wrongCodeOfOffer, status: 400, stranger: 409 },
  "POST /api/*/security/totp/recovery-codes": {
    request: async (world, side) => ({ fields: await rightPasswordOf(world, side) }),
    status: 409,
  },
  "POST /api/*/security/totp/disable": { status: 400 },
  "DELETE /api/*/security/sessions": {
    request: async (world, side) => {
      await makeSession(side, world[side].id);
      return {};
    },
  },
  // The account has another session.
  "POST /api/*/password": {
    request: async (world, side) => {
      await givePassword(world[side].id);
      await makeSession(side, world[side].id);
      return { body: { currentPassword: rightPassword, newPassword: "Another@2026" } };
    },
    stranger: 400,
  },
  "PUT /api/*/profile/photo": { request: () => binary(smallPicture) },
  // A mark is taken back in every month; one is set in Ramadan alone.
  "PUT /api/trainee/fasting-days": body(() => ({ date: today(), fasted: null })),
  "PUT /api/trainee/own-foods/:id/photo": { request: () => binary(smallPicture) },
  // A stored photo, which the same id does not change.
  "PUT /api/trainee/progress-photos/:id": {
    request: () => ({ ...binary(smallPicture), query: `pose=front&date=${today()}` }),
  },
  "POST /api/trainee/payment-proofs": {
    async request() {
      await makePlans();
      return { body: newProof() };
    },
  },
  // A stored picture, which a repetition does not change.
  "PUT /api/trainee/payment-proofs/:id/picture": { request: () => binary("jpeg") },
  "POST /api/admin/payment-proofs/:id/acceptance": fields({
    plan: null,
    agorot: 9900,
    paidOn: "2026-03-05",
  }),
  "POST /api/admin/payment-proofs/:id/undo": {
    async request({ trainee, trainer }) {
      const id = await makeProof(trainee.id);
      const path = `/api/admin/payment-proofs/${id}`;
      const refusal = { id: newId(), reason: "unreadable", text: null };
      await call(`${path}/refusal`, { token: trainer.token, body: refusal });
      return { path: `${path}/undo`, body: { id: newId(), decisionId: refusal.id } };
    },
  },
  "POST /api/admin/payment-proofs/:id/refusal": fields({ reason: "unreadable", text: null }),
  // A stored recording, which the same id does not change.
  "PUT /api/trainee/answer-recordings/:id": { request: () => binary("OggS\0") },
  "PUT /api/trainee/own-foods/:id": body(() => newLabel({ days: "update" })),

  // A week in which the owner walked.
  "POST /api/trainee/steps-reports": {
    request: async ({ trainee }) => {
      await makeSteps(trainee.id, [{ date: today(), steps: 4444 }]);
      return { fields: { weekStart: weekStart(today()) } };
    },
    stranger: 404,
  },
  "PUT /api/trainee/check-ins/:id": {
    request: async ({ trainee }) => {
      const { id, body } = await makeEdit(trainee.id);
      return { path: `/api/trainee/check-ins/${id}`, body };
    },
    stranger: 409,
  },
  "POST /api/trainee/account-deletion": {
    request: async ({ trainee }) => {
      await givePassword(trainee.id);
      await makeSession("trainee", trainee.id);
      return { body: { password: rightPassword, name: secretName } };
    },
    stranger: 400,
  },
  "POST /api/trainee/meal-week/status": fields({ status: "consumed" }),
  "POST /api/trainee/own-meals": {
    request: async (world, side) => ({
      body: newOwnFoodMeal(await madeRows.ownFood.make(world, side), today()),
    }),
  },
  "POST /api/trainee/own-meals/status": fields({ status: "skipped" }),
  // A note on the diet may refer to a day.
  "POST /api/trainee/notes": fields({ type: "diet", date: "2026-01-05", text: "" }),
  "PUT /api/trainee/conversation/files/:fileId": {
    request: () => ({ query: "kind=file", ...binary("bytes") }),
  },
  "POST /api/trainee/notifications/read": { stranger: 200 },
  "POST /api/trainee/email-change": { request: newEmail },
  "POST /api/trainee/email-change/resend": { request: newEmailAgain },

  "PUT /api/admin/check-in-forms/:id": {
    request: async () => ({
      path: `/api/admin/check-in-forms/${await makeForm()}`,
      body: formContentOf({ revision: 1 }),
    }),
  },
  "PUT /api/admin/check-in-forms/:id/people": {
    request: async ({ trainee }) => ({
      path: `/api/admin/check-in-forms/${await makeForm()}/people`,
      body: { people: { kind: "chosen", ids: [trainee.id] }, terms: weekly() },
    }),
  },
  "PUT /api/admin/trainees/:id/check-ins/:checkInId/delay": body(() => ({ until: null })),
  "POST /api/admin/trainees": body(makePerson),
  "POST /api/admin/trainee-jobs/preview": {
    request: ({ trainee }) => ({ fields: { audience: chosen(trainee) } }),
  },
  "POST /api/admin/trainee-jobs": { request: deactivation },
  "POST /api/admin/imports/preview": body(onePerson),
  "POST /api/admin/imports": body(() => ({ id: newId(), portion: onePerson() })),
  "POST /api/admin/invitations": body(newInvitation),
  "POST /api/admin/trainees/:id/subscription-changes": {
    request: async () => ({ body: await newRenewal() }),
  },
  "GET /api/admin/trainees/file": query("sort=name"),
  "GET /api/admin/meals/file": query("sort=name"),
  "GET /api/admin/exercises/file": query("sort=name"),
  // A past month.
  "GET /api/admin/payments": query("month=2026-01"),
  "GET /api/admin/payments/debtors": query("after=0"),
  "GET /api/admin/payments/file": query("month=2026-01"),
  "PATCH /api/admin/trainees/:id/weeks/:weekStart": body(() => ({})),
  "GET /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": { request: plannedWeek },
  "POST /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": { request: plannedWeek },
  "DELETE /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": { request: plannedWeek },
  "POST /api/admin/trainees/:id/notes": fields({ isPrivate: false }),
  "PUT /api/admin/conversations/:traineeId/files/:fileId": {
    request: () => ({ query: "kind=file", ...binary("bytes") }),
  },
  "POST /api/admin/videos": body(() => ({ id: newId(), fileName: "squat.mp4", size: 10 })),
  "PUT /api/admin/videos/:id/parts/:partNumber": {
    request: async ({ trainer }) => {
      const { id } = await beginUpload(trainer.token, bytes.length);
      return { path: `/api/admin/videos/${id}/parts/1`, ...binary(letters) };
    },
  },
  "POST /api/admin/videos/:id/complete": {
    request: async ({ trainer }) => {
      const { id } = await beginUpload(trainer.token, bytes.length);
      await putPart(trainer.token, id, 1, bytes);
      return { path: `/api/admin/videos/${id}/complete` };
    },
  },
  "POST /api/admin/business-archive": {
    request: async (world, side) => ({ fields: await rightPasswordOf(world, side) }),
  },
  "PUT /api/admin/settings/defaults": fields({ plan: null }),
  // Gives the cron of subscriptions some work.
  "PUT /api/admin/settings/subscriptions": fields({
    atEnd: "remind",
    suspendAfterDays: 7,
    proofDays: 90,
  }),
  "PUT /api/admin/settings/contact": body(() => ({
    phone: null,
    whatsApp: null,
    whatsAppText: null,
    email: null,
    hours: Array.from({ length: 7 }, () => null),
  })),
  // Its followers get an event of the edit.
  "PATCH /api/admin/templates/:id": body(() => ({ weeks: 4 })),
  "PATCH /api/admin/templates/:id/weeks/:week": body(() => ({})),
  "POST /api/admin/templates/:id/giving/preview": {
    request: ({ trainee }) => ({
      body: { audience: chosen(trainee), terms: terms({ startsOn: nextWeek() }) },
    }),
  },
  "POST /api/admin/templates/:id/giving": { request: givingNextWeek },
  "POST /api/admin/templates/:id/following": {
    request: async (world) => ({
      path: `/api/admin/templates/${(await makeFollowedTemplate(world)).id}/following`,
    }),
  },
};
