import { type Chunk, within, words } from "./chunk.ts";
import { besideScreens, textsIn } from "./declared.ts";

/** Code that a page needs before any act, and code of its frame. */
export const pageChunks: readonly Chunk[] = [
  { name: "react", priority: 3, packages: ["react/", "react-dom/", "scheduler/"] },
  {
    name: "controls",
    priority: 2,
    files: [
      ...within("web/ui", "banner.tsx bidi.tsx button.tsx control.ts field-frame.tsx field.tsx"),
      ...within("web/ui", "form.ts glyph.tsx spinner.tsx"),
      ...within("web/lib", "early-click.ts session/framed.ts"),
      "domain/paths.ts",
      "web/lib/format/page-locale.ts",
    ],
    messages: ["error_offline", "error_reset_link_invalid", "ui_cancel", "ui_retry"],
    made: ["vite/preload-helper.js"],
  },
  // Further code of visitors' screens; after signing in only a password needs it.
  {
    name: "visitors",
    priority: 2,
    files: [
      ...within("web/access", "column.tsx email-field.tsx links.tsx use-deferred-form.ts"),
      ...within("web/access", "sign-in/remembered-email.ts when-idle.ts"),
      "web/ui/password-field.tsx",
    ],
    messages: [
      "access_back_to_sign_in",
      "access_email",
      "access_forgot",
      "access_password",
      "access_remember",
      "access_sign_in",
      "ui_show_password",
    ],
  },
  { name: "router", priority: 2, packages: ["react-router/"] },
  // The session, requests, refusals of reads, formats of days and numbers: the app's code that visitors' forms use.
  {
    name: "session",
    priority: 1,
    files: [
      ...within("domain", "appearance.ts calendar.ts id.ts numerals.ts zone-format.ts"),
      ...within("domain", "accounts/given-name.ts conversations/live.ts people/view-as.ts"),
      ...within("domain", "body/weight.ts person-bounds.ts"),
      ...within(
        "web/lib",
        `session/api-error.ts appearance.ts session/demo-mark.ts format/error-reason.ts format/format.ts
        format/names.ts session/session.ts`,
      ),
      ...within("web/lib", "session/transport.ts session/viewing.ts session/who.ts"),
      ...within("web/ui", "loading.tsx skeleton.tsx"),
    ],
    messages: words(
      `calendar_months calendar_months_short calendar_weekday_date calendar_weekdays error_account_inactive
      error_conflict error_cross_site error_date_in_future error_forbidden error_invalid_request error_not_found
      error_payload_too_large error_rate_limited error_session_ended error_unauthenticated error_unavailable
      ui_loading`,
    ),
  },
  {
    name: "refusals",
    priority: 1,
    files: ["web/lib/format/error-text.ts"],
    messages: words(
      `apply_no_exercises apply_no_meals error_account_pending error_code_required
      error_confirmation_link_invalid error_day_full error_email_taken error_internal
      error_invalid_credentials error_invitation_ended error_invitation_invalid error_invitation_revoked
      error_invitation_used error_item_done error_library_item_gone error_not_the_trainer error_plan_in_use
      error_registration_closed error_too_many_unsent_files error_undo_over error_upload_failed
      error_upload_incomplete error_week_past`,
    ),
  },
  {
    name: "shared",
    priority: 1,
    packages: [
      "@radix-ui/react-direction/",
      ...within(
        "@tanstack/query-core/build/modern",
        "mutation.js query.js queryClient.js queryObserver.js",
      ),
      ...within(
        "@tanstack/react-query/build/modern",
        "QueryClientProvider.js queryOptions.js useBaseQuery.js useMutationState.js useQuery.js",
      ),
      "hono/dist/client/",
    ],
    files: [
      ...within("domain/activity", "performance.ts steps.ts"),
      ...within("web/frame", "bottom-bar.tsx failed-screen.tsx header-bar.tsx moving.tsx"),
      ...within("web/frame", "page-title.ts scroll-memory.tsx unread-texts.ts use-arrival.ts"),
      ...within("web/frame", "use-early-click.ts use-inbox.ts"),
      ...within(
        "web/lib",
        "session/answer.ts session/clients.ts waiting/next-task.ts format/own-zone.ts session/query-client.ts format/today.ts",
      ),
      ...within("web/lib", "session/use-located.ts session/use-who.ts waiting/waiting-writes.ts"),
      ...within("web/lib", "local-items.ts session/app-lock.ts session/private-storage.ts"),
      ".wrangler/paraglide/registry.js",
      ...within("web/ui", "avatar.tsx badge.tsx card.tsx"),
      ...within("web/ui", "dialog.tsx direction.ts error-state.tsx fact-line.tsx"),
      ...within("web/ui", "icon-button.tsx icon.tsx"),
      ...within("web/ui", "logo.tsx mim.ts progress-bar.tsx"),
      ...within("web/ui", "toast-store.ts use-media.ts"),
      ...within("web/ui/chart", "geometry.ts"),
    ],
    messages: words("app_name frame_opening frame_unread_title weight_unit"),
  },
  {
    name: "side-menu",
    priority: 1,
    files: [
      ...within("web", "frame/use-sign-out.tsx lib/session/sign-out.ts trainee/frame/sign-out.tsx"),
      ...within("web/ui", "side-sheet.tsx"),
    ],
    messages: words(
      "frame_sign_out frame_sign_out_everywhere frame_sign_out_failed frame_signing_out",
    ),
  },
  // Titles and addresses of the panel's screens. In the sign-in page's own files every trainee would load them.
  {
    name: "admin-titles",
    priority: 1,
    files: ["domain/admin-paths.ts"],
    messages: ["admin_home", ...textsIn(besideScreens("web/admin", "declaration.ts"))],
  },
  {
    name: "failure",
    priority: 1,
    files: [
      ...within("web/frame", "again.tsx load-failure.tsx"),
      "web/lib/waiting/use-waiting-writes.ts",
      "web/prayers/hijri-day.tsx",
    ],
  },
];
