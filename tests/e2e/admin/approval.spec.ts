import { goWithin } from "../within.ts";
import { choose, expect, expectNoAxeViolations, marker, test, toast } from "./trainer.ts";

test("join requests are answered in the queue, on the page and in the list, once each", async ({
  page,
  addTrainee,
  changeTrainee,
  getTrainee,
}) => {
  const letters = marker();
  const ask = async (name: string) => {
    const person = await addTrainee({ name: `${name} ${letters}` });
    await changeTrainee(person.id, { status: "pending" });
    return person;
  };
  const [queued, opened] = [await ask("ريم"), await ask("لمى")];
  const [wanted, other, stale] = [await ask("هالة"), await ask("سعاد"), await ask("نهى")];
  await page.goto("/admin?reason=approval");
  await test.step("accepted in the queue", async () => {
    const accept = page.getByRole("button", { name: `قبول: ${queued.name}` });
    // Once accepted, she has another line, among those whose money is due.
    const line = page.getByRole("listitem").filter({ has: accept });
    await expect(line).toBeVisible();
    await expectNoAxeViolations(page, { within: "main li" });
    await accept.click();
    await expect(line).toBeHidden();
    await expect.poll(async () => (await getTrainee(queued.id)).status).toBe("active");
  });

  await test.step("declined on the page", async () => {
    await goWithin(page, `/admin/trainees/${opened.id}`);
    await expect(page.getByRole("heading", { level: 1, name: opened.name })).toBeVisible();
    await page.getByRole("button", { name: `رفض: ${opened.name}` }).click();
    const asked = page.getByRole("dialog", { name: `رفض طلب ${opened.name}؟` });
    await asked.getByRole("button", { name: "رفض" }).click();
    await expect(page.getByText("طلب انضمام ينتظر موافقتك")).toBeHidden();
    await expect.poll(async () => (await getTrainee(opened.id)).status).toBe("inactive");
  });

  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await goWithin(page, `/admin/trainees?${new URLSearchParams({ search: letters })}`);
  await test.step("accepted and declined in the list's menu", async () => {
    await choose(page, wanted.name, "قبول");
    await expect(toast(page, `قُبل طلب ${wanted.name}`)).toBeVisible();
    await expect(row(wanted.name)).not.toContainText("قيد الانتظار");
    expect((await getTrainee(wanted.id)).status).toBe("active");

    await choose(page, other.name, "رفض");
    const asked = page.getByRole("dialog", { name: `رفض طلب ${other.name}؟` });
    await asked.getByRole("button", { name: "إلغاء" }).click();
    await expect(row(other.name)).toContainText("قيد الانتظار");
    await choose(page, other.name, "رفض");
    await asked.getByRole("button", { name: "رفض" }).click();
    await expect(row(other.name)).toContainText("غير نشط");
    await expect.poll(async () => (await getTrainee(other.id)).status).toBe("inactive");
  });

  await test.step("answered in another window meanwhile", async () => {
    await expect(row(stale.name)).toContainText("قيد الانتظار");
    await page.getByRole("button", { name: `إجراءات ${stale.name}` }).click();
    // The refetch would remove the item from the menu.
    const pressed = Promise.withResolvers<void>();
    await page.route("**/api/admin/trainees**", async (route) => {
      if (route.request().method() === "GET") await pressed.promise;
      await route.continue();
    });
    await changeTrainee(stale.id, { status: "inactive" });
    await page.getByRole("menuitem", { name: "قبول" }).click();
    await expect(toast(page, `سبق الرد على طلب ${stale.name} من نافذة أخرى`)).toBeVisible();
    pressed.resolve();
    await expect(row(stale.name)).toContainText("غير نشط");
    expect((await getTrainee(stale.id)).status).toBe("inactive");
  });
});
