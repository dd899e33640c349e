import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { test as asVisitor, expectNoAxeViolations, open } from "../access/visitor.ts";
import { archiveForm, openForm, sendAnswers } from "../admin/checking-in.ts";
import { sendPhotos } from "../admin/photographing.ts";
import { api } from "../admin/planning.ts";
import { test as asTrainer, marker } from "../admin/trainer.ts";
import { test as asTrainee } from "../trainee/newcomer.ts";
import { adminLooks } from "./admin-looks.ts";
import { expectFits, lookAt } from "./looks.ts";
import { traineeLooks } from "./trainee-looks.ts";
import { visitorLooks, watchComplaints } from "./visitor-looks.ts";
import { walkOn } from "./walk.ts";
import { makeAdminWorld, makeTraineeWorld, speakUp } from "./worlds.ts";

// A part visits up to sixty screens and dialogs.
asTrainee.describe.configure({ timeout: 300_000 });

/**
 * Every screen and dialog is checked twice: in Arabic on its users' usual device, in both themes,
 * and in English on the other one, if its opening is written for both languages.
 */
const localeOn = (isMobile: boolean, phones: boolean) => (isMobile === phones ? "ar" : "en");

asVisitor("each page looks right to visitors", async ({ page, context, baseURL, isMobile }) => {
  const locale = localeOn(isMobile, true);
  await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
  const complaints = watchComplaints(page);
  const root = page.locator("html");
  for (const { at, previews = false } of visitorLooks) {
    await asVisitor.step(at, async () => {
      await open(page, at);
      await asVisitor.expect(root).toHaveAttribute("lang", locale);
      await asVisitor.expect(root).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      if (previews) await page.locator("iframe").waitFor();
      await expectNoAxeViolations(page, {
        iframes: !previews,
        restored: false,
        oneTheme: locale === "en",
      });
      await expectFits(page, { largeText: true });
      asVisitor.expect(complaints).toEqual([]);
    });
  }
});

for (const [part, looks] of Object.entries(traineeLooks)) {
  asTrainee(
    `${part}: each looks right to trainees`,
    async ({ page, context, playwright, baseURL, extraHTTPHeaders, isMobile, register }) => {
      const locale = localeOn(isMobile, true);
      const { id, token, weigh } = await register({
        name: "عبد الرحمن بن عبد العزيز آل مقبول الخطيب",
      });
      await weigh(7, 81);
      const trainer = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const { accessToken } = await enter(trainer, people.trainer);
      const ids = { trainerToken: accessToken, traineeId: id, traineeToken: token };
      const world = await makeTraineeWorld(trainer, ids);
      await trainer.dispose();
      await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
      const walk = walkOn(page);
      for (const look of looks) await lookAt(walk, look, world, { abroad: locale === "en" });
    },
  );
}

for (const [part, looks] of Object.entries(adminLooks)) {
  asTrainer(
    `${part}: each looks right to the trainer`,
    async ({
      page,
      context,
      playwright,
      baseURL,
      extraHTTPHeaders,
      isMobile,
      addTrainee,
      trainer,
    }) => {
      const locale = localeOn(isMobile, false);
      const letters = marker();
      const name = `عبدالرحمنالطويلالاسمجداجداجداجدا ${letters}`;
      const person = await addTrainee({ name });
      const device = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const { accessToken } = await enter(device, { role: "trainee", ...person });
      await speakUp(device, accessToken);
      const ways = { panel: api(context.request, trainer.token), device: api(device, accessToken) };
      const formId = await openForm(ways.panel, [person.id]);
      const checkInId = await sendAnswers(ways.device, formId);
      await archiveForm(ways.panel, formId);
      const photosId = await sendPhotos(page, { ...ways, traineeId: person.id });
      await device.dispose();
      const world = await makeAdminWorld(context.request, trainer.token, {
        ...person,
        letters,
        checkInId,
        photosId,
      });
      await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
      const walk = walkOn(page);
      for (const look of looks) await lookAt(walk, look, world, { abroad: locale === "en" });
    },
  );
}
