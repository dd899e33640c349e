/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-7 place-items-center rounded-sm border border-line-strong bg-soft px-1.5 font-sans text-sm">
      {children}
    </kbd>
  );
}
