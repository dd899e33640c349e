import { type ComponentProps, type ReactNode, Suspense, use, useCallback, useMemo } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useDeferredForm } from "../use-deferred-form.ts";
import type { Offer } from "./offer.tsx";
import { forgetFields, persistFields, restoreFields } from "./persisted-fields.ts";
import type { OfferState } from "./plan-choices.tsx";

type SectionsModule = typeof import("./sections.tsx");

type RegisterFormProps = {
  offer: OfferState;
  /** Loads the offer for a form that is sent before it. */
  askOffer: () => Promise<Offer>;
  onRegistered: (message: ReactNode, next: string) => void;
};

// Prerendered and native: the form works before its fields are hydrated.
export const loadSections = readyImport(async () => {
  const sections = await import("./sections.tsx");
  restoreFields();
  return sections;
});

function DeferredSections(props: ComponentProps<SectionsModule["Sections"]>) {
  const { Sections } = use(loadSections());
  return <Sections {...props} />;
}

export function RegisterForm({ offer, askOffer, onRegistered }: RegisterFormProps) {
  const load = useCallback(async () => {
    const code = import("./submit-registration.tsx");
    await loadSections();
    return (await code).registrationSubmit(onRegistered, askOffer);
  }, [onRegistered, askOffer]);
  const { formProps, pending, errors, failure } = useDeferredForm(load);

  // During hydration only their own changes may render the fields.
  const fields = useMemo(
    () => (
      <Suspense>
        <DeferredSections errors={errors} offer={offer} />
      </Suspense>
    ),
    [errors, offer],
  );
  return (
    <form
      method="post"
      className="flex grow flex-col gap-5"
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        persistFields(event.currentTarget);
      }}
    >
      {fields}
      <div className="sticky bottom-0 z-1 -mx-4 mt-auto grid gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-xl sm:border-x sm:px-6">
        {failure && <Banner kind="error">{failure}</Banner>}
        <div className="flex flex-wrap gap-3 sm:justify-end">
          <LinkButton
            href={paths.trainee.signIn}
            variant="secondary"
            className="min-h-13 sm:px-8"
            onClick={() => forgetFields()}
          >
            {m.ui_cancel()}
          </LinkButton>
          <Button
            type="submit"
            className="min-h-13 grow sm:grow-0 sm:px-10"
            pending={pending}
            pendingLabel={m.access_registering()}
          >
            {m.access_register()}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface Arriving<Loaded> extends Promise<Loaded> {
  status?: "fulfilled";
  value?: Loaded;
}

/**
 * Code for a prerendered part of the page. Once it is loaded, `use` returns it without suspending. React would remount
 * a part that suspends when its form renders, and lose its typed values.
 */
function readyImport<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let arriving: Arriving<Loaded> | undefined;
  return () => {
    if (arriving) return arriving;
    const promise: Arriving<Loaded> = load();
    arriving = promise;
    promise.then(
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => {
        arriving = undefined;
      },
    );
    return promise;
  };
}
