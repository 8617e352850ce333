/** Where on the page the chart of a question is. */
export const anchorOf = (question: string) => `question-${question.replace(/\W/g, "")}`;
