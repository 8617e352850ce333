import type { ReactNode, Ref } from "react";

type Props = { children: ReactNode; aside?: ReactNode; isBusy?: boolean; ref?: Ref<HTMLElement> };

/** The sheet of paper every screen is set on. */
export function Page({ children, aside, isBusy, ref }: Props) {
  return (
    <div className="page">
      <header className="masthead">
        <a className="wordmark" href="/">
          Assay
        </a>
        {aside}
      </header>
      <main className="sheet" ref={ref} aria-busy={isBusy}>
        {children}
      </main>
    </div>
  );
}

export function HomeLink() {
  return (
    <a className="button quiet" href="/">
      Back to Home
    </a>
  );
}
