import { blankQuestion } from "../editor/draft/draft.ts";
import { HeadFields } from "../editor/field/HeadFields.tsx";
import { QuestionList } from "../editor/question/QuestionList.tsx";
import { Workspace } from "../editor/workspace/Workspace.tsx";
import { WritingHint } from "../editor/workspace/WritingHint.tsx";
import { Section } from "../ui/layout/Section.tsx";

/** Fields of quizzes and surveys, which have no levels. */
export function UsualFields({ kind }: { kind: "QUIZ" | "SURVEY" }) {
  return (
    <>
      <HeadFields kind={kind} />
      <Workspace>
        <Section isFirst title="Questions">
          <QuestionList kind={kind} scale="points" create={blankQuestion} />
          <WritingHint />
        </Section>
      </Workspace>
    </>
  );
}
