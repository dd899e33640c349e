import { Column } from "../access/column.tsx";
import { TextLink } from "../access/links.tsx";
import { m } from "../paraglide/messages.js";
import { paths } from "../paths.ts";

export function AppEmbed() {
  return <Announced title={m.access_embed_title()} />;
}

export function LoginEmbed() {
  return <Announced title={m.access_login_embed_title()} />;
}

function Announced({ title }: { title: string }) {
  return (
    <Column title={title} text={m.access_embed_text()}>
      <TextLink href={paths.trainerSignIn}>{m.access_back_to_sign_in()}</TextLink>
    </Column>
  );
}
