import "../ui/font.css";
import "../ui/fallback.css";
import "../ui/text/formula.css";
import "virtual:tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/intro.css";
import "./style/question.css";
import "./style/rich.css";
import "./style/answer.css";
import "./style/bar.css";
import "./style/complete.css";
import "./style/embedded.css";
import "./style/timer.css";
import "./style/print.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { fitFrame } from "./embed.ts";
import { timed } from "./gate/gate.ts";
import { nameFormulasIn } from "./language/formulas.ts";
import { speakWanted } from "./language/speak.ts";
import { useLanguage } from "./language/t.ts";
import { Take } from "./Take.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

fitFrame(root);
// Keys of links are in the fragment, and a browser does not load an open page again for a new fragment.
addEventListener("hashchange", () => location.reload());
nameFormulasIn(root);
// A time limit is shown from the start, so that nothing moves when it arrives.
const isTimed = document.getElementById("item")?.textContent?.includes("timeLimit");
// The introduction written by the server is visible until then.
void Promise.all([speakWanted(), isTimed && timed.load().catch(() => {})]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  ),
);

/** Rendered again, with everything in it, when the language changes. */
function Page() {
  useLanguage();
  return (
    <ErrorBoundary>
      <Take />
    </ErrorBoundary>
  );
}
