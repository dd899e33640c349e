import type { ReactNode } from "react";

/**
 * The bar above every screen. Its parts hide by the bar's own width in letters, which narrow windows and large text
 * reduce alike: `@max-[15rem]:hidden`.
 */
export function HeaderBar({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <header className="safe-top sticky top-(--above,0px) z-20 border-b border-line/70 bg-surface/92 backdrop-blur-md">
      <div className={`@container flex h-14 items-center px-2 md:px-4 ${className}`}>
        {children}
      </div>
    </header>
  );
}
