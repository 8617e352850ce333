import { useDeferredValue } from "react";
import { resultLetter, resultSubject } from "../../../../api/src/attempt/mail/result-letter.shared.ts";
import { renderLetter } from "../../../../api/src/platform/mail/letter.shared.ts";
import { LetterFrame } from "../../product/LetterFrame.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { sampleResult } from "./sample.ts";

export function MailPreview() {
  const title = useDeferredValue(useDraftValue("title"));
  const language = useDraftValue("language");
  const skillLevels = useDeferredValue(useDraftValue("skillLevels"));
  const emailResultsSettings = useDeferredValue(useDraftValue("emailResultsSettings"));
  const result = sampleResult({ title, language, skillLevels, emailResultsSettings });
  return <LetterFrame subject={resultSubject(result)} html={renderLetter(resultLetter(result)).html} />;
}
