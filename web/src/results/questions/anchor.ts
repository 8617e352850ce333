/** The element id of a question's chart. */
export const anchorOf = (question: string) => `question-${question.replace(/\W/g, "")}`;
