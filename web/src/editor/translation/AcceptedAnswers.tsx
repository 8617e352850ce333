import { Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { editPath } from "../../product/kind.ts";

interface AcceptedAnswersProps {
  contentKey: string;
  /** Empty unless the question asks for a graded text. */
  answers: readonly string[];
}

/** Grading is the same in every language, so accepted answers belong to the question, not to a translation. */
export function AcceptedAnswers({ contentKey, answers }: AcceptedAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted" mt="3">
      Right answers, in whatever language they are written:{" "}
      {answers.map((answer, index) => (
        <Fragment key={answer}>
          {index > 0 && ", "}
          <bdi>{answer}</bdi>
        </Fragment>
      ))}
      . To accept others, <Link to={editPath(contentKey)}>add them to the question</Link>.
    </Text>
  );
}
