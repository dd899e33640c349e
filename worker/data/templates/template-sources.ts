import { type SQL, sql } from "drizzle-orm";
import type { NewTemplate } from "../../../domain/contract/templates/templates.ts";

/** Whether what a template is to be made of is not there. */
export const missingSource = (from: NonNullable<NewTemplate["from"]>): SQL =>
  from.kind === "trainee"
    ? sql`not exists (select 1 from trainee_profiles where id = ${from.traineeId})`
    : sql`not exists (
        select 1 from templates where id = ${from.templateId} and deleted_at is null)`;
