import type { Page } from "@playwright/test";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { PhotoPose } from "../../../domain/check-ins/progress-photos.ts";
import { newId } from "../../../domain/id.ts";
import { archiveForm, setDue } from "./checking-in.ts";
import type { api } from "./planning.ts";

type Device = ReturnType<typeof api>;

const today = localDateAt(Date.now(), "Asia/Hebron");
const [pain, question] = [newId(), newId()];
const common = { englishText: null, required: false, audience: "all", flag: null };
const poses = ["front", "side"] as const satisfies readonly PhotoPose[];

/** A form that asks for photos, open for a trainee and due tomorrow. */
async function askForPhotos(panel: Device, traineeId: string): Promise<string> {
  const formId = newId();
  await panel.put(`/api/admin/check-in-forms/${formId}`, {
    name: `صور ${formId.slice(-4)}`,
    englishName: "Photos",
    revision: null,
    questions: [
      { id: pain, kind: "yes_no", text: "هل شعرت بألم؟", ...common },
      { id: question, kind: "photos", text: "صور الشهر", poses, ...common },
    ],
  });
  await setDue(panel, { formId, ids: [traineeId], ahead: 1 });
  return formId;
}

/** A JPEG in one colour, drawn by the browser. */
async function drawJpeg(page: Page, colour: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [30, 40];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = fill;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg");
  }, colour);
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

export const decideOnPhotos = (device: Device, given: boolean): Promise<void> =>
  device.put("/api/trainee/photo-consents/coach", { given, photos: "keep" });

interface Photographed {
  panel: Device;
  device: Device;
  traineeId: string;
}

/**
 * An adult agrees and sends photos a month ago, a week ago and now, each with a check-in. The newest has two poses.
 * @returns the id of the newest check-in
 */
export async function sendPhotos(
  page: Page,
  { panel, device, traineeId }: Photographed,
): Promise<string> {
  await decideOnPhotos(device, true);
  const visits = [
    { ago: 28, colour: "crimson", poses: ["front"] },
    { ago: 7, colour: "gold", poses: ["front"] },
    { ago: 0, colour: "teal", poses },
  ] as const;
  let checkIn = "";
  for (const { ago, colour, poses: taken } of visits) {
    const formId = await askForPhotos(panel, traineeId);
    const bytes = await drawJpeg(page, colour);
    const value: Record<string, string> = {};
    for (const pose of taken) {
      value[pose] = newId();
      const place = `/api/trainee/progress-photos/${value[pose]}`;
      await device.put(`${place}?pose=${pose}&date=${addDays(today, -ago)}`, bytes);
    }
    checkIn = newId();
    await device.put(`/api/trainee/check-ins/${checkIn}`, {
      formId,
      dueOn: addDays(today, 1),
      writtenAt: Date.now(),
      editOf: null,
      answers: [
        { questionId: pain, value: "no" },
        { questionId: question, value },
      ],
    });
    await archiveForm(panel, formId);
  }
  return checkIn;
}
