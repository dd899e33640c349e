import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { templateDesk } from "../../support/templates.ts";
import { makePlanning } from "../../support/weeks.ts";

it("a template's week has its exercises' movements, once each, without other weeks", async () => {
  const { trainer, exerciseId, exerciseAt } = await makePlanning();
  const desk = templateDesk(trainer.token);
  const { id } = await desk.create({ weeks: 2 });
  await desk.change(id, { exercises: { add: [exerciseAt(0), exerciseAt(2)] } });
  expect(await desk.read(id)).toMatchObject({ movements: [] });
  await env.DB.prepare("update exercises set movement = ? where id = ?")
    .bind("legs-barbell-squat", exerciseId)
    .run();
  expect(await desk.read(id)).toMatchObject({
    movements: [{ exerciseId, movement: "legs-barbell-squat" }],
  });
  expect(await desk.read(id, 1)).toMatchObject({ movements: [] });
});
