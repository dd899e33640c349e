import { m } from "../paraglide/messages.js";
import type { PageName } from "./pages.ts";

type Meta = { title: string; description: string };

/** What a page is called in tabs and by search engines. */
export function pageMeta(name: PageName): Meta {
  const { title, description } = metas[name];
  return { title: `${title()} · ${m.app_name()}`, description: description() };
}

const metas: Record<PageName, { title: () => string; description: () => string }> = {
  "trainer-sign-in": { title: m.access_page_trainer, description: m.access_description_trainer },
  "trainee-sign-in": { title: m.access_page_trainee, description: m.access_description_trainee },
  register: { title: m.access_register_title, description: m.access_description_register },
  "reset-password": { title: m.access_reset_title, description: m.access_description_reset },
  "new-password": { title: m.access_new_password_title, description: m.access_description_reset },
  "confirm-email": { title: m.access_confirm_title, description: m.access_description_trainee },
  embed: { title: m.access_embed_title, description: m.access_embed_text },
  "login-embed": { title: m.access_login_embed_title, description: m.access_embed_text },
};
