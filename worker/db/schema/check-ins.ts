import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Answer } from "../../../domain/check-ins/answers.ts";
import type { CheckInFacts } from "../../../domain/check-ins/facts.ts";
import type { PhotoPose, PhotoPurpose } from "../../../domain/check-ins/progress-photos.ts";
import type { Question } from "../../../domain/check-ins/questions.ts";
import type { CheckInTerms } from "../../../domain/check-ins/terms.ts";
import type { CheckInEvery } from "../../../domain/check-ins/when.ts";
import type { VoiceNote } from "../../../domain/conversations/conversation.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { id, instant, isDay, isPositive, isWeekday, localDay, partOf } from "./columns.ts";
import { factsOf, ofBusiness } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** Forms of questions. A form is read and written as a whole, and each answer keeps its question. */
export const checkInForms = sqliteTable(
  "check_in_forms",
  {
    id: id(),
    name: text().notNull(),
    englishName: text(),
    /** In their order, removed ones included. */
    questions: text({ mode: "json" }).$type<readonly Question[]>().notNull(),
    /** The number of asked questions by gender, for the home. */
    askedCounts: text({ mode: "json" }).$type<Record<Gender, number>>().notNull(),
    /** Rises with each edit. */
    revision: integer().notNull().default(1),
    /** The times of everybody, new people included; null if only chosen people have it. */
    everybody: text({ mode: "json" }).$type<CheckInTerms>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** An archived form is neither offered nor due. */
    archivedAt: instant(),
  },
  (t) => [check("check_in_forms_revision", isPositive(t.revision))],
);

/** When a trainee answers a form, by `CheckInTimes`. */
export const checkInSchedules = sqliteTable(
  "check_in_schedules",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    formId: partOf(() => checkInForms.id),
    weekday: integer().notNull(),
    /** Of the trainee's day. */
    minute: integer().notNull(),
    /** Weeks; 0 for once. */
    every: integer().$type<CheckInEvery>().notNull(),
    startsOn: localDay().notNull(),
    /** The time of its last change: nothing is due before. */
    since: instant().notNull(),
    /** The latest due day with a check-in. */
    answeredOn: localDay(),
    /** The due day of the last reminder, and the number of reminders of that day. */
    remindedOn: localDay(),
    reminders: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("check_in_schedules_form").on(t.traineeId, t.formId),
    index("check_in_schedules_people").on(t.formId),
    check("check_in_schedules_weekday", isWeekday(t.weekday)),
    check("check_in_schedules_starts", isDay(t.startsOn)),
    check("check_in_schedules_answered", isDay(t.answeredOn)),
    check("check_in_schedules_reminded", isDay(t.remindedOn)),
  ],
);

/** A trainee's answers for one due day, with the trainer's review. */
export const checkIns = sqliteTable(
  "check_ins",
  {
    /** Made by the trainee's device. */
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    /** Without a reference: answers stay when their form goes. */
    formId: text().notNull(),
    formName: text().notNull(),
    formEnglishName: text(),
    dueOn: localDay().notNull(),
    dueAt: instant().notNull(),
    /** By the device's clock. */
    writtenAt: instant().notNull(),
    sentAt: instant().notNull(),
    /** The last edit; it may be edited until the review begins. */
    updatedAt: instant().notNull(),
    answers: text({ mode: "json" }).$type<readonly Answer[]>().notNull(),
    facts: text({ mode: "json" }).$type<CheckInFacts>().notNull(),
    /** The ids of the questions whose answers are marked for the trainer. */
    flags: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    reviewingAt: instant(),
    reviewedAt: instant(),
    /** Until this day of the trainer's the review waits. */
    putOffUntil: localDay(),
    /** The trainer's reply, also a message of this id; null without words. */
    reply: text(),
    replyId: text(),
    /** The trainer's recording, also a message with the id of its file. */
    replyVoice: text({ mode: "json" }).$type<VoiceNote>(),
    /** The trainer's alone. */
    privateNote: text(),
    /** Active seconds of the trainer's on the review, by `reviewSeconds`; null if they were not counted. */
    reviewSeconds: integer(),
    /** Whether the plan was written during the review (`planWindowMs`); null before its end, or if nobody looked. */
    changedPlan: integer({ mode: "boolean" }),
  },
  (t) => [
    uniqueIndex("check_ins_due").on(t.traineeId, t.formId, t.dueOn),
    index("check_ins_sent").on(t.traineeId, t.dueAt, t.id),
    index("check_ins_waiting").on(t.sentAt, t.id).where(sql`reviewed_at is null`),
    index("check_ins_waiting_of").on(t.traineeId, t.sentAt).where(sql`reviewed_at is null`),
    index("check_ins_reviewed").on(t.reviewedAt, t.id).where(sql`reviewed_at is not null`),
    check("check_ins_due_on", isDay(t.dueOn)),
    check("check_ins_put_off", isDay(t.putOffUntil)),
  ],
);

/** What a person decided about their progress photos, one row a purpose. */
export const photoConsents = sqliteTable(
  "photo_consents",
  {
    traineeId: partOf(() => traineeProfiles.id),
    purpose: text().$type<PhotoPurpose>().notNull(),
    /** The last time; null if it was refused and never given. */
    givenAt: instant(),
    /** Null while it stands. */
    withdrawnAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.traineeId, t.purpose] })],
);

/** Photos of a person's body. Their bytes are in the store. */
export const progressPhotos = sqliteTable(
  "progress_photos",
  {
    /** Made by the trainee's device. */
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    pose: text().$type<PhotoPose>().notNull(),
    date: localDay().notNull(),
    /** The check-in that has it; one that none has is erased after a week. */
    checkInId: text().references(() => checkIns.id, { onDelete: "set null" }),
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    /** Null until its bytes are in the store, so that no bytes are without a row. */
    storedAt: instant(),
  },
  (t) => [
    index("progress_photos_days").on(t.traineeId, t.date, t.id),
    index("progress_photos_poses").on(t.traineeId, t.pose, t.date),
    index("progress_photos_arrivals").on(t.traineeId, t.createdAt),
    index("progress_photos_check_in").on(t.checkInId),
    check("progress_photos_date", isDay(t.date)),
    check("progress_photos_bytes", isPositive(t.bytes)),
  ],
);

/** Spoken answers. Their bytes are in the store, their length and waveform in the answer. */
export const answerRecordings = sqliteTable(
  "answer_recordings",
  {
    /** Made by the trainee's device. */
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    /** The check-in that has it; one that none has is erased after a week. */
    checkInId: text().references(() => checkIns.id, { onDelete: "set null" }),
    key: text().notNull(),
    /** The media type of its bytes. */
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    /** Null until its bytes are in the store, so that no bytes are without a row. */
    storedAt: instant(),
  },
  (t) => [
    index("answer_recordings_arrivals").on(t.traineeId, t.createdAt),
    index("answer_recordings_check_in").on(t.checkInId),
    check("answer_recordings_bytes", isPositive(t.bytes)),
  ],
);

/** When the trainer opened a photo. */
export const progressPhotoViews = sqliteTable(
  "progress_photo_views",
  {
    photoId: partOf(() => progressPhotos.id),
    viewedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.photoId, t.viewedAt] })],
);

export const checkInsFacts = [
  factsOf(checkInForms, {
    copied: ofBusiness,
    archived: {
      checkInForms: ["name", "englishName", "questions", "createdAt", "updatedAt", "archivedAt"],
    },
  }),
  factsOf(checkInSchedules, {
    copied: {
      checkInSchedules: ["form", "weekday", "minute", "every", "startsOn", "createdAt"],
    },
    keepsImported: "the times of everybody make one for each person",
  }),
  factsOf(checkIns, {
    copied: {
      checkIns: [
        "form",
        "dueOn",
        "sentAt",
        "answers",
        "facts",
        "reviewedAt",
        "reply",
        "replyVoice",
      ],
    },
    keepsImported: "nobody answers before a password, which keeps the person",
  }),
  factsOf(photoConsents, {
    copied: { photoConsents: ["purpose", "givenAt", "withdrawnAt"] },
    keepsImported: "nobody agrees before a password, which keeps the person",
  }),
  factsOf(progressPhotos, {
    copied: {
      progressPhotos: ["date", "pose", "file", "createdAt", "viewedByTrainer"],
    },
    keepsImported: "nobody takes photos before a password, which keeps the person",
    signOfLife: "sent with a check-in, or erased",
  }),
  factsOf(answerRecordings, {
    copied: { answerRecordings: ["file", "type", "form", "dueOn", "createdAt"] },
    keepsImported: "nobody answers before a password, which keeps the person",
  }),
  factsOf(progressPhotoViews, { copied: { progressPhotos: "joined" } }),
];
