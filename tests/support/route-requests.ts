import { localDateAt, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { givePassword, rightPassword } from "./access.ts";
import { secretName, type World } from "./permissions.ts";
import { lossless, webpOf } from "./pictures.ts";
import { call, makeSession, type SignedInTrainee } from "./worker.ts";

export const ofTrainee = (body?: unknown) => (world: World) => ({
  path: `/api/admin/trainees/${world.trainee.id}`,
  body,
});

export const textMessage = () => ({ clientId: newId(), body: { kind: "text", text: "مرحباً" } });

export const ofConversation =
  (rest = "", body?: unknown) =>
  (world: World) => ({ path: `/api/admin/conversations/${world.trainee.id}${rest}`, body });

export const attachment = (path: string) => ({
  path: `${path}/files/${newId()}?kind=file`,
  body: "bytes",
  headers: { "content-type": "application/octet-stream", "content-length": "5" },
});

/** A picture of one byte a sign in UTF-8 too, as a request of the matrix is text. */
const smallPicture = webpOf(lossless({ width: 4, height: 5 }));

export const newPhoto = (area: "admin" | "trainee") => ({
  path: `/api/${area}/profile/photo`,
  body: smallPicture,
  headers: {
    "content-type": "application/octet-stream",
    "content-length": String(smallPicture.length),
  },
});

export const usualAppearance = {
  theme: "system",
  accent: "emerald",
  fontSize: "medium",
  language: "ar",
};

export const waistOfDay = () => ({ id: newId(), date: "2026-01-05", values: { waist: 80 } });

export const ofWeek = (body?: unknown) => (world: World) => ({
  path: `/api/admin/trainees/${world.trainee.id}/weeks/${weekStart(localDateAt(Date.now(), "Asia/Hebron"))}`,
  body,
});

export const handMeal = (id?: string) => ({
  ...(id ? { id, date: "2026-01-05" } : {}),
  kind: "hand",
  name: "تمر",
  description: null,
  category: "snack",
  calories: 120,
  protein: 1,
  carbs: 30,
  fat: 0.1,
});

export const newMeal = () => ({
  id: newId(),
  name: "شوربة عدس",
  category: "lunch",
  timing: "lunch",
  per100: { calories: 90, protein: 5, carbs: 14, fat: 1.5 },
});

export const ofTraineeAt = (rest: string, body?: unknown) => (world: World) => ({
  path: `/api/admin/trainees/${world.trainee.id}/${rest}`,
  ...(body === undefined ? {} : { body }),
});

export const cashOf = (traineeId: string) => ({
  payments: [{ id: newId(), traineeId, agorot: 9900 }],
  method: "cash",
  paidOn: "2026-01-05",
  note: null,
});

const endpoint = "https://fcm.googleapis.com/fcm/send/1";
const ofPush = (rest: string, body: unknown) => (area: string) => () => ({
  path: `/api/${area}/push/${rest}`,
  body,
});
export const choosePush = ofPush("settings", { types: ["chat"], quiet: null });
export const subscribePush = ofPush("subscriptions", {
  id: "01a1feef-0000-7000-8000-000000000000",
  endpoint,
  p256dh: `B${"A".repeat(86)}`,
  auth: "A".repeat(22),
});
export const endPush = ofPush("subscriptions", { endpoint });
export const tryPush = ofPush("test", { endpoint });

/** Somewhere else, too, the account is signed in. */
export async function changePassword({ id, actor }: SignedInTrainee) {
  await givePassword(id);
  await makeSession(actor.kind, id);
  return { body: { currentPassword: rightPassword, newPassword: "Another@2026" } };
}

type Side = "trainee" | "trainer";
const areaOf = { trainee: "trainee", trainer: "admin" } as const;

/** The own password; everybody has the same, as a stranger works on what is theirs. */
export const rightPasswordOf = (side: Side) => async (world: World) => {
  await givePassword(world[side].id);
  if (side === "trainee") await givePassword(world.otherTrainee.id);
  return { body: { password: rightPassword } };
};

/** And a code, for what changes the second factor: none is in force. */
export const rightPasswordAndCodeOf = (side: Side) => async (world: World) => {
  const { body } = await rightPasswordOf(side)(world);
  return { body: { ...body, code: "000000" } };
};

/** A code that is none of the key that was offered just before. */
export const wrongCodeOfOffer = (side: Side) => async (world: World) => {
  const offer = { token: world[side].token, ...(await rightPasswordOf(side)(world)) };
  const { status } = await call(`/api/${areaOf[side]}/security/totp`, offer);
  if (status !== 200) throw new Error(`no key was offered: ${status}`);
  return { body: { code: "000000" } };
};

/** Another browser in which the account is signed in. */
export const anotherSession = (side: Side) => async (world: World) => {
  const { actor } = await makeSession(side, world[side].id);
  return { path: `/api/${areaOf[side]}/security/sessions/${actor.sessionId}`, body: {} };
};

export const otherSessions = (side: Side) => async (world: World) => {
  await makeSession(side, world[side].id);
  return { body: {} };
};

export const newEmail = async (world: World) => {
  const { body } = await rightPasswordOf("trainee")(world);
  return { body: { ...body, email: `${newId()}@example.com` } };
};

/** Once more the mail that was asked for before. */
export const newEmailAgain = async (world: World) => {
  for (const { token } of [world.trainee, world.otherTrainee]) {
    await call("/api/trainee/email-change", { token, ...(await newEmail(world)) });
  }
  return { body: {} };
};

/** What the first trainee types to delete their account; a stranger is called otherwise. */
export async function ownDeletion({ trainee }: World) {
  await givePassword(trainee.id);
  await makeSession("trainee", trainee.id);
  return { body: { password: rightPassword, name: secretName } };
}

export const wrongPassword = () => ({ body: { password: "wrong password", code: "000000" } });
