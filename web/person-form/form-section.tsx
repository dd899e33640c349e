import { type ReactNode, useId } from "react";

type FormSectionProps = {
  title: string;
  /** Whether it has a surface of its own; plain inside a dialog. */
  card?: boolean;
  children: ReactNode;
};

/** A titled part of a long form. */
export function FormSection({ title, card = false, children }: FormSectionProps) {
  const id = useId();
  const surface = card ? "rounded-xl border border-line bg-raised p-4 shadow-raised sm:p-6" : "";
  return (
    <section aria-labelledby={id} className={`grid min-w-0 grid-cols-1 gap-4 ${surface}`}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
