import type { EndingFields_ending$data } from "#relay/EndingFields_ending.graphql.ts";
import type { EndingName } from "../../../../api/src/content/rules/endings.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { linkFrom } from "../../ui/text/link.ts";
import type { Draft } from "../draft/draft.ts";
import { type DraftEnding, noEnding } from "../draft/endings.ts";

type StoredEnding = Partial<Omit<EndingFields_ending$data, " $fragmentType">>;

export type StoredEndings = { readonly [Name in EndingName]?: StoredEnding | null | undefined } | null | undefined;

export const draftEndings = (stored: StoredEndings): Draft["rules"]["endings"] => ({
  isSplit: stored?.passed != null || stored?.failed != null,
  everybody: draftEnding(stored?.everybody),
  passed: draftEnding(stored?.passed),
  failed: draftEnding(stored?.failed),
});

function draftEnding(stored: StoredEnding | null | undefined): DraftEnding {
  const { url = "", label, afterSeconds } = stored?.link ?? {};
  return {
    text: stored?.text ?? "",
    link: {
      url,
      label: label ?? "",
      isLed: afterSeconds != null,
      afterSeconds: afterSeconds == null ? noEnding.link.afterSeconds : String(afterSeconds),
    },
  };
}

type EndingRules = Pick<Draft["rules"], "endings" | "passMark">;

export const isSplit = (kind: Kind, { endings, passMark }: EndingRules) =>
  kind === "QUIZ" && endings.isSplit && passMark.trim() !== "";

/** Keeps separate endings even without a pass mark, so that they are there when the author sets it again. */
export function sentEndings(kind: Kind, { endings }: Pick<EndingRules, "endings">) {
  const { isSplit, everybody, passed, failed } = endings;
  return {
    everybody: sentEnding(everybody),
    ...(kind === "QUIZ" && isSplit && { passed: sentEnding(passed), failed: sentEnding(failed) }),
  };
}

const sentEnding = ({ text, link: { url, label, isLed, afterSeconds } }: DraftEnding) => ({
  text,
  link: url.trim() === "" ? null : { url: linkFrom(url), label, afterSeconds: isLed ? Number(afterSeconds) : null },
});
