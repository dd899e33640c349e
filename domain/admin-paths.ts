import { paths } from "./paths.ts";

/** The addresses of the trainer's screens. */
export const adminPaths = {
  home: paths.admin,
  trainees: "/admin/trainees",
  /** The list with the form of a new one open. */
  newTrainee: "/admin/trainees?add=1",
  /** With the invitation of one open. */
  invitation: "/admin/trainees?invite=1",
  trainee: (id: string) => `/admin/trainees/${encodeURIComponent(id)}`,
  /** A trainee's week; `week`, `tab` and `day` stand behind it. */
  schedule: (id: string) => `/admin/trainees/${encodeURIComponent(id)}/schedule`,
  /** A trainee's past in other apps on its way in. */
  past: (id: string) => `/admin/trainees/${encodeURIComponent(id)}/past`,
  /** A sheet of a kind on its way in; `step` stands behind it. */
  imports: "/admin/imports",
  importsOf: (kind: string) => `/admin/imports?kind=${kind}`,
  exercises: "/admin/exercises",
  meals: "/admin/meals",
  templates: "/admin/templates",
  /** One of its weeks in the editor; `week` (from 1), `tab` and `day` stand behind it. */
  template: (id: string) => `/admin/templates/${encodeURIComponent(id)}`,
  checkIns: "/admin/check-ins",
  /** Before the review of one, whose address it would match. */
  checkInForms: "/admin/check-ins/forms",
  checkIn: (id: string) => `/admin/check-ins/${encodeURIComponent(id)}`,
  /** A form in its builder. */
  checkInForm: (id: string) => `/admin/check-ins/forms/${encodeURIComponent(id)}`,
  steps: "/admin/steps",
  memberships: "/admin/memberships",
  notifications: "/admin/notifications",
  chat: "/admin/chat",
  conversation: (traineeId: string) => `/admin/chat?trainee=${encodeURIComponent(traineeId)}`,
  settings: "/admin/settings",
  /** The settings open at a tab. */
  settingsTab: (tab: string) => `/admin/settings?tab=${tab}`,
  profile: "/admin/profile",
  /** A trainee's own screens, which stand below at their own addresses, as the trainer looks at them. */
  viewAs: (id: string) => `/admin/as/${encodeURIComponent(id)}`,
} as const;
