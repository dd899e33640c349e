import type { ComponentProps, ElementType } from "react";
import { m } from "../paraglide/messages.js";
import { Spinner } from "./spinner.tsx";

type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
type ButtonSize = "md" | "lg";
type Look = { variant?: ButtonVariant; size?: ButtonSize };

const base =
  "inline-flex items-center justify-center gap-2 rounded-md font-medium text-center select-none transition active:scale-[0.985] disabled:opacity-50 disabled:active:scale-100 aria-busy:opacity-80";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent enabled:hover:brightness-108 [a&]:hover:brightness-108",
  secondary: "bg-raised border border-line-strong/60 text-ink hover:bg-soft",
  ghost: "text-accent-ink hover:bg-soft",
  danger: "bg-bad text-on-bad enabled:hover:brightness-108",
};

const sizes: Record<ButtonSize, string> = {
  md: "min-h-11 px-4 py-2",
  lg: "min-h-13 px-6 py-2.5 w-full",
};

/** The class alone, for a router's link. */
export function buttonClass({ variant = "primary", size = "md" }: Look = {}, className = "") {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Keeps focus and size, ignores presses. */
    pending?: boolean;
    pendingLabel?: string;
  };

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending ? (
        <>
          <Spinner />
          {pendingLabel ?? children ?? m.ui_pending()}
        </>
      ) : (
        children
      )}
    </button>
  );
}

type LinkButtonProps<T extends ElementType> = ComponentProps<T> & Look & { component?: T };

/** A link that looks like a button; `component` takes a router's link. */
export function LinkButton<T extends ElementType = "a">({
  component,
  variant,
  size,
  className,
  ...rest
}: LinkButtonProps<T>) {
  const Component: ElementType = component ?? "a";
  return <Component className={buttonClass({ variant, size }, className)} {...rest} />;
}
