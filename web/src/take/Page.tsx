import type { ReactNode, Ref } from "react";
import { Mark } from "../product/Mark.tsx";
import { isEmbedded } from "./embed.ts";
import { LanguageMenu } from "./language/LanguageMenu.tsx";
import type { LanguageChange } from "./language/languageChange.ts";
import { t } from "./language/t.ts";

type Props = {
  children: ReactNode;
  isBusy?: boolean;
  banner?: ReactNode;
  change?: LanguageChange;
  /** Content below the first screen. */
  colophon?: ReactNode;
  ref?: Ref<HTMLElement>;
};

export function Page({ children, isBusy, banner, change, colophon, ref }: Props) {
  return (
    <div className="page">
      {!isEmbedded && (
        <header className="masthead">
          <a className="wordmark" href="/">
            <Mark size={26} /> Assay
          </a>
          <LanguageMenu change={change} />
        </header>
      )}
      <main className="sheet" ref={ref} aria-busy={isBusy}>
        {banner}
        {children}
      </main>
      {(isEmbedded || colophon) && (
        <footer>
          {colophon}
          {isEmbedded && <LanguageMenu change={change} />}
        </footer>
      )}
    </div>
  );
}

export function HomeLink() {
  return (
    <a className="button quiet" href="/">
      {t("home")}
    </a>
  );
}
