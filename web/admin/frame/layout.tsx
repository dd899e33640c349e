import type { ReactNode, Ref } from "react";

type LayoutProps = {
  menu: ReactNode;
  header: ReactNode;
  main?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The places of the menu, the header and the screen. */
export function Layout({ menu, header, main, children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh">
      {menu}
      <div className="flex min-w-0 grow flex-col">
        {header}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="w-full grow px-4 pt-2 pb-[calc(6.5rem+env(safe-area-inset-bottom))] outline-none md:px-6 md:pb-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
