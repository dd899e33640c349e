import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { PhotoAddresses } from "../../../domain/contract/check-ins/progress-photos.ts";
import { backupName } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { maxDatabaseBytes } from "../../../domain/plumbing/storage.ts";
import { followConversation } from "../../../worker/actions/conversations/follow-conversation.ts";
import { continueBackup } from "../../../worker/actions/copies/make-backup.ts";
import { continueRestore } from "../../../worker/actions/copies/restore-backup.ts";
import { pushMessage } from "../../../worker/actions/notifications/push-message.ts";
import { runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { packOldWeeks } from "../../../worker/actions/schedules/pack-weeks.ts";
import {
  createNotification,
  typedContent,
} from "../../../worker/data/notifications/notification-sending.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { cookieOf, givePassword, type Product, rightPassword } from "../access.ts";
import { daily } from "../applied-weeks.ts";
import { makeSet, planExercise } from "../exercises.ts";
import { importDesk, makeImported, peoplePortion } from "../imports.ts";
import { chosen, makeJob, outcomeOf, previewOf } from "../jobs.ts";
import { makeNotification } from "../notifications.ts";
import { makeOldWeek, oldDates } from "../old-week.ts";
import { planWeek } from "../plans.ts";
import { makeConsent, sendPhoto } from "../progress-photos.ts";
import { choose, makeBrowser, makePushService, subscribe } from "../push.ts";
import { makePlanning, thisWeek } from "../weeks.ts";
import { makeTrainee, makeTrainer } from "../worker.ts";
import { good } from "./good-answer.ts";

/** Runs of code that no route's example reaches, on the recorded product. */
export const moreRuns: Record<string, (product: Product) => Promise<unknown>> = {
  async "a refreshed session"({ call }) {
    const { id, email } = await makeTrainee();
    await givePassword(id);
    const body = { email, password: rightPassword, area: "trainee" };
    const cookie = cookieOf(await good(call("/api/access/sign-in", { body })));
    await good(call("/api/access/refresh", { cookie, body: {} }));
  },

  async "an alert for a message"({ platform }) {
    const trainee = await makeTrainee();
    await makeTrainer();
    await subscribe(trainee, await makeBrowser());
    await choose(trainee, ["chat"]);
    // One delivery succeeds; two fail.
    for (const status of [201, 500, 410]) {
      const { push } = await makePushService(() => status);
      await followConversation(
        { ...platform, push },
        {
          traineeId: trainee.id,
          revision: status,
          lastSeq: 1,
          last: { seq: 1, kind: "text", text: "تمام", from: "trainer", at: 1 },
          isNews: true,
          written: [{ seq: 1, at: 1, by: "trainer" } as never],
          unread: { trainer: 0, trainee: 1 },
          unreadSince: null,
          looking: { trainer: false, trainee: false },
        },
      );
    }
  },

  async "alerts after a prayer"({ platform }) {
    const trainee = await makeTrainee();
    const trainer = await makeTrainer();
    await subscribe(trainee, await makeBrowser());
    await choose(trainee, ["chat", "info"]);
    const { push } = await makePushService();
    const held = { ...platform, push, now: () => Date.parse("2026-11-25T09:30:00Z") };
    const { id, audience, ...body } = makeNotification();
    const scope = trainerScope(held.database, trainer.actor, held.now());
    const content = { ...body, type: "info", link: null } as const;
    await createNotification(scope, { id, audience, content: typedContent(content, null) });
    await drainOutbox(held);
    await pushMessage(held, { to: trainee.id, traineeId: trainee.id });
    await drainOutbox({ ...held, now: () => Date.parse("2026-11-25T10:00:00Z") });
  },

  async "sets that complete their exercise"({ call }) {
    const { id, token } = await makeTrainee();
    const itemId = await planExercise(id, { date: localDateAt(Date.now(), "Asia/Hebron") });
    const body = { id: newId(), itemId, sets: [makeSet(1)], completes: true };
    await good(call("/api/trainee/performed-sets", { token, body }));
  },

  async "a meal typed by hand"({ call }) {
    const { token } = await makeTrainee();
    const date = localDateAt(Date.now(), "Asia/Hebron");
    const values = { calories: 220, protein: 3.5, carbs: 30, fat: 9 };
    const typed = { kind: "hand", name: "تمر", description: null, category: "snack", ...values };
    await good(call("/api/trainee/own-meals", { token, body: { ...typed, id: newId(), date } }));
  },

  async "imports of every kind, undone"({ call, ...product }) {
    const { token } = await makeTrainer();
    const { email } = await makeTrainee();
    const desk = importDesk({ call, ...product }, token);
    const portions = [
      peoplePortion([makeImported(2, { email: `${newId()}@example.com` })], "mail", true),
      {
        kind: "body",
        rows: [
          {
            row: 2,
            email,
            phone: null,
            name: null,
            date: "2026-01-05",
            weight: 71.5,
            measurements: { waist: 80 },
          },
        ],
      },
      {
        kind: "exercises",
        rows: [
          {
            row: 2,
            name: newId(),
            englishName: null,
            category: "legs",
            sets: 3,
            reps: 10,
            repsTo: null,
            seconds: null,
            rest: null,
            description: null,
            videoUrl: null,
          },
        ],
      },
      {
        kind: "meals",
        rows: [
          {
            row: 2,
            name: newId(),
            description: null,
            timing: "lunch",
            calories: 100,
            protein: 5,
            carbs: 5,
            fat: 5,
          },
        ],
      },
    ];
    for (const portion of portions) {
      const id = newId();
      await desk.preview(portion);
      await desk.write(portion, id);
      await desk.undo(id);
    }
  },

  async "jobs of every kind, undone"({ call, settle }) {
    const { trainer, trainee, exerciseId, mealId } = await makePlanning();
    await planWeek(trainee.id, thisWeek(), {
      exercises: daily([exerciseId]),
      meals: daily([mealId]),
    });
    const path = "/api/admin/trainee-jobs";
    const ask = (to: string, body: unknown) => call(path + to, { token: trainer.token, body });
    const audience = chosen(trainee);
    const lighter = {
      kind: "lighten",
      days: { startsOn: thisWeek(), endsOn: addDays(thisWeek(), 27) },
    } as const;
    const actions = [
      lighter,
      { kind: "repeat" },
      { kind: "plan", plan: "premium", change: "renewal" },
      { kind: "plan", plan: "pro", change: "from_today" },
      { kind: "mute", muted: true },
      { kind: "message", text: "أهلاً" },
      { kind: "status", status: "inactive" },
    ] as const;
    const run = async (action: (typeof actions)[number] | { kind: "lighten"; days: null }) => {
      const aim = action.kind === "message" ? { kind: "message" } : action;
      const { total } = await previewOf(await ask("/preview", { audience, aim }));
      const job = makeJob(action as never, audience, total);
      await outcomeOf(await ask("", job));
      await settle();
      return job.id;
    };
    for (const action of actions) {
      const id = await run(action);
      if (action.kind !== "message") await good(ask(`/${id}/undo`, {}));
    }
    await run(lighter);
    await good(ask(`/${await run({ kind: "lighten", days: null })}/undo`, {}));
  },

  async "all changes of a week's items"({ call }) {
    const { trainer, trainee, exerciseAt, mealAt } = await makePlanning();
    const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
    const change = async (body: unknown) =>
      (await good(call(path, { method: "PATCH", token: trainer.token, body }))).json() as Promise<{
        exercises: { id: string }[];
        meals: { id: string }[];
      }>;
    const [exercise, meal] = [exerciseAt(6), mealAt(6)];
    const at = { dayOfWeek: 6, position: 1 };
    await change({ exercises: { add: [exercise] }, meals: { add: [meal] } });
    await change({
      exercises: {
        copy: [{ id: newId(), from: exercise.id, ...at }],
        change: [{ id: exercise.id, sets: 4 }],
      },
      meals: {
        copy: [{ id: newId(), from: meal.id, ...at }],
        change: [{ id: meal.id, quantity: 120 }],
      },
    });
    await change({ exercises: { remove: [exercise.id] }, meals: { remove: [meal.id] } });
  },

  async "packed weeks, opened again"({ platform, call }) {
    const dates = oldDates();
    const { trainee } = await makeOldWeek(dates);
    await packOldWeeks({ ...platform, now: () => dates.now }, { databaseBytes: maxDatabaseBytes });
    await good(call(`/api/trainee/exercise-week?date=${dates.oldWeek}`, trainee));
  },

  async "a photo of the body, from its arrival to its owner's view"({ platform, call }) {
    const { id: owner, token } = await makeTrainee();
    await makeConsent(owner);
    const id = newId();
    await good(sendPhoto({ token, id }, platform));
    const path = "/api/trainee/progress-photos/tickets";
    const answer = await good(call(path, { token, body: { ids: [id] } }));
    const { photos } = await answer.json<PhotoAddresses>();
    for (const { address } of photos) await good(call(address));
  },

  async "a name that looks like another one"({ call }) {
    const { token } = await makeTrainer();
    const { id } = await makeTrainee({ name: "Аhmad" });
    await good(call(`/api/admin/trainees/${id}`, { token }));
  },

  async "a mail to the operator"({ platform }) {
    const operator = { email: "operator@coach.test", heartbeat: async () => {} };
    await runScheduled({ ...platform, operator }, "*/5 * * * *");
  },

  async "a backup, and a restore refused because of people"({ platform }) {
    const now = () => Date.now();
    const backup = backupName(now() + 1000);
    for (let turn = 0; turn < 20; turn++)
      if (await continueBackup({ ...platform, now }, { backup })) break;
    const restore = newId();
    for (let turn = 0; turn < 20; turn++)
      if (await continueRestore({ ...platform, now }, { restore, backup })) break;
  },
};
