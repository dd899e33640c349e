import { waitForMail } from "../../support/mail.ts";
import { choose, expect, expectNoAxeViolations, marker, test, told } from "./trainer.ts";

test("who asked to join is accepted in the queue, declined on the page, and told", async ({
  page,
  addTrainee,
  changeTrainee,
  getTrainee,
}) => {
  const wanted = await addTrainee();
  const other = await addTrainee();
  for (const { id } of [wanted, other]) await changeTrainee(id, { status: "pending" });
  await page.goto("/admin?reason=approval");
  const line = page.getByRole("listitem").filter({ hasText: wanted.name });
  await expectNoAxeViolations(page);
  await line.getByRole("button", { name: `قبول: ${wanted.name}` }).click();
  await expect(line).toBeHidden();
  expect((await getTrainee(wanted.id)).status).toBe("active");
  expect((await waitForMail(wanted.email)).subject).toContain("تمت الموافقة");

  await page.goto(`/admin/trainees/${other.id}`);
  await page.getByRole("button", { name: `رفض: ${other.name}` }).click();
  const asked = page.getByRole("dialog", { name: `رفض طلب ${other.name}؟` });
  await asked.getByRole("button", { name: "رفض" }).click();
  await expect(page.getByText("طلب انضمام ينتظر موافقتك")).toBeHidden();
  expect((await getTrainee(other.id)).status).toBe("inactive");
  expect((await waitForMail(other.email)).subject).toContain("بخصوص طلب انضمامك");
});

test("who asked to join is answered in the list's menu, where no answer counts twice", async ({
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
  const [wanted, other, stale] = [await ask("هالة"), await ask("سعاد"), await ask("نهى")];
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: letters })}`);
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await choose(page, wanted.name, "قبول");
  await expect(told(page, `قُبل طلب ${wanted.name}`)).toBeVisible();
  await expect(row(wanted.name)).not.toContainText("قيد الانتظار");
  expect((await getTrainee(wanted.id)).status).toBe("active");

  await choose(page, other.name, "رفض");
  const asked = page.getByRole("dialog", { name: `رفض طلب ${other.name}؟` });
  await asked.getByRole("button", { name: "إلغاء" }).click();
  await expect(row(other.name)).toContainText("قيد الانتظار");
  await choose(page, other.name, "رفض");
  await asked.getByRole("button", { name: "رفض" }).click();
  await expect(row(other.name)).toContainText("غير نشط");
  await page.reload();
  await expect(row(other.name)).toContainText("غير نشط");

  await expect(row(stale.name)).toContainText("قيد الانتظار");
  await page.getByRole("button", { name: `إجراءات ${stale.name}` }).click();
  await changeTrainee(stale.id, { status: "inactive" });
  await page.getByRole("menuitem", { name: "قبول" }).click();
  await expect(told(page, `جاء الجواب على طلب ${stale.name} من مكان آخر`)).toBeVisible();
  await expect(row(stale.name)).toContainText("غير نشط");
  expect((await getTrainee(stale.id)).status).toBe("inactive");
});
