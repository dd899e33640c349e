import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = "docs/sql";

/** Every statement of the Worker, by the function that sends it. */
const statements = readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .flatMap((file) =>
    readFileSync(`${folder}/${file}`, "utf8")
      .split(/^-- (?=\S+\.ts: )/m)
      .slice(1)
      .map((part) => {
        const [head = "", ...body] = part.split("\n");
        return { by: head, sql: body.join("\n") };
      }),
  );

const naming = (column: RegExp) =>
  statements.filter(({ sql }) => column.test(sql)).map(({ by }) => by);

/** A whole row of one account: a new one, or a page of a backup. */
const wholeRows = [
  "accounts/appearance.ts: setAppearance",
  "copies/backup-tables.ts: readTablePage",
  "copies/trainee-imports.ts: writeTrainees",
  "notifications/push.ts: setPushSettings",
  "people/registration.ts: insertTrainee",
];

describe("the statements that name what is a person's alone", () => {
  it("are read from the lists of all rooms", () => {
    expect(statements.length).toBeGreaterThan(400);
  });

  it("read and write prayer times for their person, their alerts and their own copy only", () => {
    expect(naming(/\bprayers\b/).filter((by) => !wholeRows.includes(by))).toEqual([
      "copies/copied-rows.ts: listPersonsRows",
      "home/home-account.ts: homeAccountOf",
      "notifications/notification-recipients.ts: listRecipients",
      "notifications/push-people.ts: getPersonToTell",
      "prayers/settings.ts: getPrayers",
      "prayers/settings.ts: setPrayers",
      "ramadan/fasting-slots.ts: getFastingFacts",
      "ramadan/sun-reminders.ts: listPeopleToRemind",
      "ramadan/sun-reminders.ts: listRemindedPeople",
    ]);
  });

  it("read and write a decision about Ramadan for its person and their own copy only", () => {
    expect(naming(/\bfasting_slots\b/).filter((by) => !wholeRows.includes(by))).toEqual([
      // Names of tables, for backups.
      "copies/backup-tables.ts: listBackupTables",
      "copies/backup-tables.ts: listFilledTables",
      "copies/copied-rows.ts: listPersonsRows",
      "home/home-account.ts: homeAccountOf",
      "ramadan/fasting-days.ts: hideOrdinaryDay",
      "ramadan/fasting-days.ts: putFastingDay",
      "ramadan/fasting-days.ts: showOrdinaryDay",
      "ramadan/fasting-health.ts: putFastingHealth",
      "ramadan/fasting-slots.ts: getFastingFacts",
      "ramadan/fasting-slots.ts: putFastingSlots",
      // The trainer's meals, into the rows of those who follow them; it answers nothing of them.
      "ramadan/settings.ts: changeRamadanSettings",
      // Of those who agreed to show it, by a condition on their consent.
      "ramadan/shown-fasts.ts: shownFastStatement",
      "ramadan/shown-fasts.ts: shownFastStatements",
      "ramadan/sun-reminders.ts: listPeopleToRemind",
      "ramadan/sun-reminders.ts: listRemindedPeople",
    ]);
  });

  it("read and write chosen reminders for their person, their alerts and their own copy only", () => {
    expect(naming(/\bsun_reminders\b/).filter((by) => !wholeRows.includes(by))).toEqual([
      // Names of tables, for backups.
      "copies/backup-tables.ts: listBackupTables",
      "copies/backup-tables.ts: listFilledTables",
      "copies/copied-rows.ts: listPersonsRows",
      "ramadan/sun-reminders.ts: getChosenReminders",
      "ramadan/sun-reminders.ts: listPeopleToRemind",
      "ramadan/sun-reminders.ts: listRemindedPeople",
      "ramadan/sun-reminders.ts: orderReminders",
      "ramadan/sun-reminders.ts: putChosenReminders",
    ]);
  });

  it("read and write marks of fasting days for their person, their reminders and their own copy only", () => {
    expect(naming(/\bfasting_days\b/).filter((by) => !wholeRows.includes(by))).toEqual([
      // Names of tables, for backups.
      "copies/backup-tables.ts: listBackupTables",
      "copies/backup-tables.ts: listFilledTables",
      "copies/copied-rows.ts: listPersonsRows",
      "home/home-account.ts: homeAccountOf",
      "ramadan/fasting-days.ts: fastingDaysOf",
      "ramadan/fasting-days.ts: listSealedOn",
      "ramadan/fasting-days.ts: putFastingDay",
      "ramadan/fasting-days.ts: showOrdinaryDay",
    ]);
  });

  it("read and write an answer about health for its person, and for the trainer by a consent only", () => {
    expect(naming(/\bfasting_health\b/).filter((by) => !wholeRows.includes(by))).toEqual([
      // Names of tables, for backups.
      "copies/backup-tables.ts: listBackupTables",
      "copies/backup-tables.ts: listFilledTables",
      "home/home-account.ts: homeAccountOf",
      // A consent to show a yes, while that is the answer.
      "people/consents.ts: giving",
      "ramadan/fasting-health.ts: putDoctorDay",
      "ramadan/fasting-health.ts: putFastingHealth",
      "ramadan/fasting-slots.ts: getFastingFacts",
      "ramadan/fasting-slots.ts: putFastingSlots",
      "ramadan/shown-fasts.ts: shownFastStatement",
      "ramadan/shown-fasts.ts: shownFastStatements",
      // For the slot of those who train while fasting.
      "ramadan/sun-reminders.ts: listPeopleToRemind",
      "ramadan/sun-reminders.ts: listRemindedPeople",
    ]);
  });
});
