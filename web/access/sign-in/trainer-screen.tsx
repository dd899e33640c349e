import { m } from "../../paraglide/messages.js";
import { Column } from "../column.tsx";
import { SignIn } from "./sign-in.tsx";

export function TrainerSignIn() {
  return (
    <Column title={m.access_welcome()} text={m.access_trainer_subtitle()}>
      <SignIn area="trainer" />
    </Column>
  );
}
