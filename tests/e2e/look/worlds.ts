import type { APIRequestContext } from "@playwright/test";
import { addDays, dayOfWeek, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { api } from "../admin/planning.ts";
import { addExercises } from "../admin/prescribing.ts";
import { answerElsewhere, askWeekly } from "../check-in-form.ts";

/** A trainee with a long name and a full week, and the trainer's data about them. */
export interface AdminWorld {
  id: string;
  name: string;
  /** Letters of this world's template and exercise only. */
  letters: string;
  templateId: string;
  /** A week planned to the last field. */
  week: string;
  /** A month with one payment, untouched by other tests. */
  month: string;
  /** A sent check-in with a marked answer. */
  checkInId: string;
  /** A sent check-in with progress photos. */
  photosId: string;
}

const today = localDateAt(Date.now(), "Asia/Hebron");
const nextWeek = addDays(weekStart(today), 7);
const month = "2016-08";

/** All data of the panel's looks, each with its longest values. */
export async function makeAdminWorld(
  request: APIRequestContext,
  token: string,
  known: Pick<AdminWorld, "id" | "name" | "letters" | "checkInId" | "photosId">,
): Promise<AdminWorld> {
  const { id, letters } = known;
  const { get, post, patch } = api(request, token);
  const exercises = await addExercises(request, token, 4);
  const { meals } = await get<MealChoices>("/api/admin/meal-choices");
  const superset = newId();
  const prescribed = [
    { superset, reps: 8, repsTo: 12, weight: 102.5, tempo: "3-1-X-0", rest: 90, rpe: 8.5 },
    { superset, seconds: 5400, sets: 10, note: "ظهر مستقيم ".repeat(20) },
    { metres: 100_000, sets: 10, weight: 102.5 },
    { percent: 75, progression: "double", progressionRuns: true },
  ];
  await patch(`/api/admin/trainees/${id}/weeks/${nextWeek}`, {
    exercises: {
      add: prescribed.map((each, position) => ({
        id: newId(),
        exerciseId: exercises[position]?.id,
        dayOfWeek: 0,
        position,
        ...each,
      })),
    },
    meals: {
      add: [0, 1].map((dayOfWeek) => ({
        id: newId(),
        mealId: meals[dayOfWeek]?.id,
        dayOfWeek,
        position: 0,
        quantity: 250,
      })),
    },
  });
  await post("/api/admin/payments", {
    payments: [{ id: newId(), traineeId: id, agorot: 10_000_000 }],
    method: "other",
    paidOn: `${month}-09`,
    note: "ن".repeat(300),
  });
  await post("/api/admin/exercises", {
    id: newId(),
    name: `أرجحة ${letters}`,
    englishName: "W".repeat(40),
    category: "legs",
    sets: 3,
    reps: 12,
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
  });
  const templateId = newId();
  await post("/api/admin/templates", {
    id: templateId,
    name: `برنامج طويل الاسم لأربعين حرفاً وأكثر ${letters}`,
    weeks: 12,
    goal: "fitness",
    level: "beginner",
    daysPerWeek: 3,
  });
  await patch(`/api/admin/templates/${templateId}/weeks/0`, {
    exercises: {
      add: [{ id: newId(), exerciseId: exercises[0]?.id, dayOfWeek: 0, position: 0 }],
    },
  });
  return { ...known, templateId, week: nextWeek, month };
}

/** The trainee's device sends a complaint and a message. */
export async function speakUp(request: APIRequestContext, token: string): Promise<void> {
  const { post } = api(request, token);
  const text = "الركبة تؤلم بعد القرفصاء";
  await post("/api/trainee/notes", { id: newId(), type: "complaint", text });
  await post("/api/trainee/conversation/messages", {
    clientId: newId(),
    body: { kind: "text", text },
  });
}

/** A trainee with a long name and a plan for today. */
export interface TraineeWorld {
  today: string;
  exercise: string;
  meal: string;
  /** A form that is answered, and its check-in. */
  form: string;
  checkIn: string;
}

/** A trainee's day with all data of its screens. */
export async function makeTraineeWorld(
  request: APIRequestContext,
  {
    trainerToken,
    traineeId,
    traineeToken,
  }: { trainerToken: string; traineeId: string; traineeToken: string },
): Promise<TraineeWorld> {
  const { get, post, patch } = api(request, trainerToken);
  for (const text of [
    "شاهدي https://example.com/a/very/long/address/that/never/ends",
    "w".repeat(300),
  ])
    await post(`/api/admin/conversations/${traineeId}/messages`, {
      clientId: newId(),
      body: { kind: "text", text },
    });
  const oldest = "/api/admin/exercises?category=chest&sort=created&direction=asc";
  const { exercises } = await get<ExercisesPage>(oldest);
  const meal = `مجدرة${"ـ".repeat(40)}`;
  const day = dayOfWeek(today);
  await patch(`/api/admin/trainees/${traineeId}/weeks/${weekStart(today)}`, {
    exercises: {
      add: exercises.slice(0, 2).map(({ id: exerciseId }, position) => ({
        id: newId(),
        exerciseId,
        position,
        dayOfWeek: day,
        sets: 3,
        reps: 10,
        weight: 40,
      })),
    },
    meals: {
      restore: ["مجدرة بالبصل المحمّر والسلطة العربية واللبن الرائب", meal].map(
        (name, position) => ({
          id: newId(),
          mealId: null,
          name,
          position,
          dayOfWeek: day,
          timing: "lunch",
          description: "عدس وأرز",
          calories: 150,
          protein: 6,
          carbs: 24,
          fat: 3.5,
          quantity: 300,
        }),
      ),
    },
  });
  const form = await askWeekly(request, { trainerToken, traineeId, withPhotos: true });
  const checkIn = await answerElsewhere(request, traineeToken, 4);
  return { today, exercise: exercises[0]?.name ?? "", meal, form, checkIn };
}
