export const anchorOf = (question: string) => `question-${question.replace(/\W/g, "")}`;
