import type { Page } from "@playwright/test";
import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import type { Look } from "../looks.ts";
import { press, rows } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

const showsPhotos = (page: Page) =>
  page.getByRole("button", { name: /^(عرض الصور|Show the photos)/ });
const showPhotos = (page: Page) => showsPhotos(page).click();

export const businessLooks: readonly Look<AdminWorld>[] = [
  {
    at: () => admin.memberships,
    ready: rows,
    opened: [{ name: "a new plan", open: (page) => press(page, "إضافة خطة") }],
  },
  {
    at: ({ month }) => `${admin.memberships}?view=payments&month=${month}`,
    ready: (page, { name }) => page.getByText(name),
    opened: [
      {
        name: "a payment",
        draws: "admin/payments/payment-dialog.tsx",
        bilingual: true,
        open: async (page) => {
          await press(page, /^(تسجيل دفعة|Record a payment)$/);
          await page.getByRole("checkbox").first().check();
        },
        ready: (page) => page.getByRole("textbox", { name: /^(مبلغ|Amount of)/ }),
      },
      {
        name: "a receipt",
        draws: "payments/receipt-dialog.tsx",
        bilingual: true,
        open: async (page, { name }) => {
          await press(page, new RegExp(`^(إجراءات دفعة|Actions for the payment of) ${name}`));
          await page.getByRole("menuitem", { name: /^(الإيصال|Receipt)$/ }).click();
        },
        ready: (page) => page.getByRole("article").first(),
      },
    ],
  },
  {
    at: () => admin.notifications,
    ready: (page) => page.getByRole("article"),
    opened: [
      {
        name: "a new notification",
        draws: "admin/notifications/send-dialog.tsx",
        bilingual: true,
        open: async (page) => {
          await press(page, /^(إشعار جديد|New notification)$/);
          await page.getByText(/^(متدربون محددون|Chosen trainees)$/).click();
        },
        ready: (page) => page.getByRole("dialog").getByRole("checkbox").first(),
      },
    ],
  },
  {
    at: () => admin.chat,
    ready: (page) => page.getByRole("navigation").getByRole("link"),
  },
  {
    at: ({ id }) => admin.conversation(id),
    ready: (page) => page.getByRole("article"),
    opened: [
      {
        name: "the saved replies",
        draws: "admin/chat/replies/replies-dialog.tsx",
        open: async (page) => {
          await press(page, "الردود المحفوظة");
          await press(page, "إدارة الردود");
        },
      },
    ],
  },
  {
    at: () => admin.checkIns,
    ready: (page) => page.getByRole("tab"),
  },
  {
    at: ({ checkInId }) => admin.checkIn(checkInId),
    largeText: true,
    ready: (page) => page.getByRole("textbox"),
  },
  {
    at: ({ photosId }) => admin.checkIn(photosId),
    largeText: true,
    ready: showsPhotos,
    opened: [
      {
        name: "its photos shown",
        bilingual: true,
        open: showPhotos,
        ready: (page) => page.getByRole("img", { name: /^(أمام|Front)/ }),
      },
      {
        name: "a photo over the first one",
        bilingual: true,
        open: async (page) => {
          await press(page, /^(فوق الأولى|Over the first)$/);
          if (await showsPhotos(page).isVisible()) await showPhotos(page);
        },
        ready: (page) => page.getByRole("slider", { name: /^(الحد بين|Divider)/ }),
      },
    ],
  },
];
