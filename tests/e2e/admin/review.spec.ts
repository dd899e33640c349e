import type { Page } from "@playwright/test";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type { MessagesPage } from "../../../domain/contract/conversations/conversation.ts";
import { openForm, sendAnswers, setDue } from "./checking-in.ts";
import { api } from "./planning.ts";
import { reply, reviewOf, test } from "./reviewing.ts";
import { expect, expectNoAxeViolations, failWith, marker, toast } from "./trainer.ts";

/** The screen sees these check-ins alone, as other tests have theirs on the same server. */
async function alone(page: Page, ids: readonly string[]): Promise<void> {
  await page.route(/\/api\/admin\/check-ins\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const review = (await response.json()) as CheckInReview;
    const waiting = review.waiting.filter((id) => ids.includes(id));
    await route.fulfill({ response, json: { ...review, waiting } });
  });
}

/** Types a reply by the keyboard alone. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press("w");
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type(text);
}

test("twenty check-ins are reviewed by the keyboard alone, and nothing arrives before it is sent", async ({
  page,
  context,
  trainer,
  addTrainee,
  deviceOf,
}) => {
  const people: { id: string; device: ReturnType<typeof api> }[] = [];
  for (const name of ["سلمى", "محمود", "هدى"]) {
    const person = await addTrainee({ name: `${name} ${marker()}` });
    people.push({ id: person.id, device: await deviceOf(person) });
  }
  const ids = people.map(({ id }) => id);
  const panel = api(context.request, trainer.token);
  const waiting: string[] = [];
  // As many forms as a trainee can have, each on several days.
  for (let form = 0; form < 4; form += 1) {
    const formId = await openForm(panel, ids);
    for (const ahead of [1, 2] as const) {
      if (ahead > 1) await setDue(panel, { formId, ids, ahead });
      for (const { device } of people) {
        if (waiting.length < 20) waiting.push(await sendAnswers(device, formId, ahead));
      }
    }
  }
  const [first = "", second = ""] = waiting;
  const replies = async () => {
    const pages = await Promise.all(
      people.map(({ device }) => device.get<MessagesPage>("/api/trainee/conversation")),
    );
    return pages.flatMap(({ messages }) =>
      messages.flatMap(({ body }) => (body.kind === "text" && body.checkInId ? [body] : [])),
    );
  };
  await alone(page, waiting);
  await page.goto(reviewOf(first));
  await expect(page.getByText("1 من 20")).toBeVisible();

  await test.step("moves, and keeps what was typed over a reload", async () => {
    await page.keyboard.press("]");
    await expect(page).toHaveURL(reviewOf(second));
    await expect(page.getByText("2 من 20")).toBeVisible();
    await page.keyboard.press("[");
    await expect(page).toHaveURL(reviewOf(first));
    await expect(page.getByText("1 من 20")).toBeVisible();
    await write(page, "رد 1 [s]");
    await page.keyboard.press("Escape");
    await expect(reply(page)).not.toBeFocused();
    await page.reload();
    await expect(reply(page)).toHaveValue("رد 1 [s]");
    expect(await replies()).toEqual([]);
  });

  await test.step("puts off, and takes that back", async () => {
    await page.keyboard.press("s");
    await expect(page).toHaveURL(reviewOf(second));
    await page.getByRole("button", { name: "تراجع" }).press("Enter");
    await expect(page).toHaveURL(reviewOf(first));
    await expect(page.getByText("1 من 20")).toBeVisible();
    await expect(reply(page)).toHaveValue("رد 1 [s]");
  });

  await test.step("replies to all", async () => {
    await write(page, "");
    await page.keyboard.press("Control+Enter");
    for (const [at, id] of waiting.entries()) {
      if (at === 0) continue;
      await expect(page).toHaveURL(reviewOf(id));
      await expect(page.getByText(`${at + 1} من 20`)).toBeVisible();
      await write(page, `رد ${at + 1}`);
      await page.keyboard.press("Control+Enter");
    }
    await expect(page.getByText("انتهت المراجعات")).toBeVisible();
    await expect(page.getByText(/^20 متابعة في/)).toBeVisible();
  });

  await test.step("each arrived once, and leads back to its check-in", async () => {
    await expect.poll(async () => (await replies()).length).toBe(waiting.length);
    const sent = new Map((await replies()).map(({ checkInId, text }) => [checkInId, text]));
    for (const [at, id] of waiting.entries())
      expect(sent.get(id)).toBe(at === 0 ? "رد 1 [s]" : `رد ${at + 1}`);
    await page.goto(`/admin/chat?trainee=${people[0]?.id}`);
    await page.getByRole("link", { name: "ردّ على متابعة" }).first().click();
    await expect(page).toHaveURL(reviewOf(first));
    await expect(page.getByText("رد 1 [s]")).toBeVisible();
    await expect(reply(page)).toBeHidden();
  });
});

test("a reply that fails is kept and leads back; a draft is of the facts; a note saves itself", async ({
  page,
  waiting: { id, person, panel, device },
}) => {
  const next = await sendAnswers(device, await openForm(panel, [person.id]));
  await alone(page, [id, next]);
  await page.goto("/admin/check-ins");
  const row = page.getByRole("listitem").filter({ hasText: person.name });
  await expect(row.first()).toContainText("جواب عليه تنبيه");
  await test.step("found by name and by flag", async () => {
    const search = page.getByRole("textbox", { name: "بحث باسم المتدرب" });
    await search.fill("لا أحد بهذا الاسم");
    await expect(page.getByText("لا متابعة تطابق البحث")).toBeVisible();
    await search.fill(person.name);
    await page
      .getByRole("group", { name: "ما يُعرض" })
      .getByText(/^بتنبيه/)
      .click();
    await expect(page).toHaveURL(/flagged=/);
    await expect(row.first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await page.goto(reviewOf(id));
  await expectNoAxeViolations(page);
  await test.step("the draft", async () => {
    await page.getByRole("button", { name: "مسودة من الحقائق" }).click();
    const drafted = /^مرحباً .+\n?قرأت جوابك عن «كيف كانت الطاقة؟»[^«]*$/s;
    await expect(reply(page)).toHaveValue(drafted);
    await page.getByRole("button", { name: "مسودة من الحقائق" }).click();
    await expect(reply(page)).toHaveValue(drafted);
  });
  await test.step("the note", async () => {
    const note = page.getByRole("textbox", { name: "ملاحظة خاصة" });
    await note.fill("تسأل عن السفر دائماً");
    await expect(page.getByText("حُفظت، وهي لك وحدك")).toBeVisible();
    const { checkIn } = await panel.get<CheckInReview>(`/api/admin/check-ins/${id}`);
    expect(checkIn.privateNote).toBe("تسأل عن السفر دائماً");
  });
  await test.step("the failure", async () => {
    await failWith(page, /\/reply$/, "PUT", 503, "unavailable");
    await reply(page).fill("أسبوع جيد");
    await page.getByRole("button", { name: "إرسال والتالية" }).click();
    await expect(page).toHaveURL(reviewOf(next));
    await page.getByRole("button", { name: "العودة إليها" }).click();
    await expect(page).toHaveURL(reviewOf(id));
    await expect(reply(page)).toHaveValue("أسبوع جيد");
    await page.unroute(/\/reply$/);
  });
  await test.step("put off, and ended without a reply", async () => {
    await page.getByRole("button", { name: "إلى الغد" }).click();
    await expect(toast(page, `أُجّلت متابعة ${person.name} إلى الغد`)).toBeVisible();
    await expect(page).toHaveURL(reviewOf(next));
    await page.getByRole("button", { name: "إنهاء دون رد" }).click();
    await expect(page.getByText("انتهت المراجعات")).toBeVisible();
    const ended = async () =>
      (await panel.get<CheckInReview>(`/api/admin/check-ins/${next}`)).checkIn.reviewedAt;
    await expect.poll(ended).not.toBeNull();
  });
});
