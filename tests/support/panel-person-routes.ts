import { newId } from "../../domain/id.ts";
import { imported, onePerson } from "./imports.ts";
import { newInvitation, ofInvitation, ofUnentered } from "./invitations.ts";
import { chosen, deactivation, mutedJob } from "./jobs.ts";
import * as made from "./made-rows.ts";
import { changedLine, newRenewal } from "./memberships.ts";
import { panelRoute, type RouteRow } from "./permissions.ts";
import { makePerson } from "./person.ts";
import { ofTrainee, ofTraineeAt, ofWeek, waistOfDay } from "./route-requests.ts";

/** The rows of the matrix for what the trainer does with people. */
export const panelPersonRoutes: Record<string, RouteRow> = {
  "GET /api/admin/trainees": panelRoute(),
  "POST /api/admin/trainees": panelRoute(() => ({ body: makePerson() })),
  "GET /api/admin/trainees/:id": panelRoute(ofTrainee()),
  "PATCH /api/admin/trainees/:id": panelRoute(ofTrainee({ age: 33 })),
  "DELETE /api/admin/trainees/:id": panelRoute(ofTrainee()),
  "DELETE /api/admin/trainees/:id/two-factor": panelRoute((world) => ({
    ...ofTraineeAt("two-factor")(world),
    body: {},
  })),
  "POST /api/admin/trainee-jobs/preview": panelRoute(({ trainee }) => ({
    body: { audience: chosen(trainee), aim: { kind: "notify" } },
  })),
  "POST /api/admin/trainee-jobs": panelRoute(deactivation),
  "POST /api/admin/trainee-jobs/:id/undo": panelRoute(mutedJob),
  "POST /api/admin/imports/preview": panelRoute(() => ({ body: onePerson() })),
  "POST /api/admin/imports": panelRoute(() => ({ body: { id: newId(), portion: onePerson() } })),
  "POST /api/admin/imports/:id/undo": panelRoute(imported),
  "GET /api/admin/invitations": panelRoute(),
  "POST /api/admin/invitations": panelRoute(() => ({ body: newInvitation() })),
  "POST /api/admin/trainees/:id/invitation": panelRoute(ofUnentered),
  "POST /api/admin/invitations/:id/renew": panelRoute(ofInvitation("/renew")),
  "POST /api/admin/invitations/:id/mail": panelRoute(ofInvitation("/mail")),
  "DELETE /api/admin/invitations/:id": panelRoute(ofInvitation()),
  "GET /api/admin/overview": panelRoute(() => ({
    path: `/api/admin/overview?date=${new Date().toISOString().slice(0, 10)}`,
  })),
  "GET /api/admin/overview/put-away": panelRoute(() => ({
    path: `/api/admin/overview/put-away?date=${new Date().toISOString().slice(0, 10)}`,
  })),
  "PUT /api/admin/trainees/:id/attention-marks/:reason": panelRoute(
    ofTraineeAt("attention-marks/silence", { occurrence: "2026-11-20+0", notBefore: null }),
  ),
  "DELETE /api/admin/trainees/:id/attention-marks/:reason": panelRoute(
    ofTraineeAt("attention-marks/silence", {}),
  ),
  "GET /api/admin/trainees/:id/attention-thresholds": panelRoute(
    ofTraineeAt("attention-thresholds"),
  ),
  "PUT /api/admin/trainees/:id/attention-thresholds": panelRoute(
    ofTraineeAt("attention-thresholds", { silenceDays: 9 }),
  ),
  "GET /api/admin/trainees/:id/subscriptions": panelRoute(ofTraineeAt("subscriptions")),
  "POST /api/admin/trainees/:id/subscription-changes": panelRoute(async (world) => ({
    ...ofTraineeAt("subscription-changes")(world),
    body: await newRenewal(),
  })),
  "POST /api/admin/trainees/:id/subscription-changes/:changeId/undo": panelRoute(changedLine),
  "GET /api/admin/trainees/:id/steps": panelRoute(ofTraineeAt("steps")),
  "PUT /api/admin/trainees/:id/steps": panelRoute((world) => ({
    ...ofTraineeAt("steps")(world),
    body: made.todaysSteps(),
  })),
  "PUT /api/admin/trainees/:id/steps-target": panelRoute((world) => ({
    ...ofTraineeAt("steps-target")(world),
    body: { target: 8000 },
  })),
  "GET /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "GET /api/admin/trainees/:id/weeks/:weekStart/shopping": panelRoute(async (world) => {
    const { path } = await ofWeek()(world);
    return { path: `${path}/shopping` };
  }),
  "PUT /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek()),
  "PATCH /api/admin/trainees/:id/weeks/:weekStart": panelRoute(ofWeek({})),
  "GET /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek()),
  "POST /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek({})),
  "DELETE /api/admin/trainees/:id/weeks/:weekStart/apply/:kind": panelRoute(made.ofPlannedWeek({})),
  "GET /api/admin/trainees/:id/data": panelRoute(ofTraineeAt("data")),
  "GET /api/admin/trainees/:id/performance": panelRoute(ofTraineeAt("performance")),
  "GET /api/admin/trainees/:id/exercises/:exerciseId/history": panelRoute(async (world) =>
    ofTraineeAt(`exercises/${await made.performedExercise(world.trainee)}/history`)(world),
  ),
  "GET /api/admin/trainees/:id/meals": panelRoute(ofTraineeAt("meals")),
  "GET /api/admin/trainees/:id/measurements": panelRoute(ofTraineeAt("measurements?kind=waist")),
  "POST /api/admin/trainees/:id/measurements": panelRoute((world) => ({
    ...ofTraineeAt("measurements")(world),
    body: waistOfDay(),
  })),
  "GET /api/admin/trainees/:id/absences": panelRoute(ofTraineeAt("absences")),
  "GET /api/admin/trainees/:id/nutrition-targets": panelRoute(ofTraineeAt("nutrition-targets")),
  "PUT /api/admin/trainees/:id/nutrition-target": panelRoute(
    ofTraineeAt("nutrition-target", { target: made.newNutritionTarget() }),
  ),
  "POST /api/admin/trainees/:id/absences": panelRoute((world) =>
    ofTraineeAt("absences", made.newAbsence())(world),
  ),
  "PUT /api/admin/trainees/:id/absences/:absenceId": panelRoute(async (world) =>
    ofTraineeAt(`absences/${await made.askedAbsence(world.trainee)}`, { status: "granted" })(world),
  ),
  "DELETE /api/admin/trainees/:id/measurements/:measurementId": panelRoute(async (world) => ({
    ...ofTraineeAt(`measurements/${await made.measurement(world.trainee, "trainer")}`)(world),
    body: {},
  })),
  "POST /api/admin/trainees/:id/weight": panelRoute((world) => ({
    ...ofTraineeAt("weight")(world),
    body: { id: newId(), date: "2026-01-05", weight: 80 },
  })),
  "GET /api/admin/trainees/:id/glance": panelRoute(ofTraineeAt("glance")),
  "GET /api/admin/trainees/:id/notes": panelRoute(ofTraineeAt("notes")),
  "POST /api/admin/trainees/:id/notes": panelRoute(({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/notes`,
    body: { id: newId(), type: "general", text: "ملاحظة", isPrivate: false },
  })),
  "DELETE /api/admin/trainees/:id/notes/:noteId": panelRoute(async ({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/notes/${await made.note(trainee)}`,
    body: {},
  })),
  "GET /api/admin/trainees/file": panelRoute(() => ({
    path: "/api/admin/trainees/file?sort=name",
  })),
  "GET /api/admin/trainees/:id/payments": panelRoute(ofTraineeAt("payments")),
};
