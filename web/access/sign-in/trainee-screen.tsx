import { useEffect } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Column } from "../column.tsx";
import { TextLink } from "../links.tsx";
import { followSplash } from "./follow-splash.ts";
import { SignIn } from "./sign-in.tsx";

export function TraineeSignIn() {
  useEffect(followSplash, []);
  return (
    <Column title={m.access_welcome()} text={m.access_trainee_subtitle()}>
      <SignIn area="trainee">
        <div className="-mt-4 text-center">
          <TextLink href={paths.trainee.register}>{m.access_no_account()}</TextLink>
        </div>
      </SignIn>
    </Column>
  );
}
