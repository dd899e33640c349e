import type { ComponentProps, ReactNode } from "react";

type CardProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  padded?: boolean;
};

export function Card({
  title,
  action,
  padded = true,
  className = "",
  children,
  ...rest
}: CardProps) {
  return (
    <section
      className={`rounded-xl border border-line bg-raised shadow-raised ${padded ? "p-[min(1.25rem,6vw)]" : ""} ${className}`}
      {...rest}
    >
      {(title || action) && (
        <header
          className={`flex min-h-11 flex-wrap items-center gap-x-3 pb-2 ${padded ? "-mt-2" : "px-5 pt-3"}`}
        >
          {title && <h2 className="grow basis-0 text-lg">{title}</h2>}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
