/**
 * Example items and edits for the contract. Combining the examples of single fields would give items that are refused.
 */

export const quiz = {
  title: "Capitals of the North",
  difficulty: "easy",
  questions: [
    {
      question: "What is the capital of Norway?",
      options: ["Oslo", "Bergen"],
      correctAnswer: 0,
      explanation: "Since 1814.",
    },
  ],
};

export const survey = {
  title: "Lunch",
  isPublic: true,
  showResultsToTakers: true,
  questions: [{ questionText: "What did you have?", questionType: "multi_select", options: ["Soup", "Salad", "Cake"] }],
};

export const assessment = {
  title: "Spreadsheets",
  skillLevels: [
    { name: "Beginner", range: [0, 4], description: "You begin.", encouragingMessage: "Keep going!" },
    { name: "Expert", range: [5, 10], description: "You know.", encouragingMessage: "Well done!" },
  ],
  questions: [{ questionText: "Do you use formulas?", options: ["Never", "Often"], optionWeights: [0, 10] }],
};

export const edits = {
  Quiz: {
    title: "Capitals of Europe",
    difficulty: "medium",
    isPublic: true,
    questions: [{ questionText: "What is the capital of Latvia?", options: ["Riga", "Tallinn"], correctAnswer: 0 }],
  },
  Survey: {
    title: "Dinner",
    isPublic: true,
    showResultsToTakers: true,
    questions: [{ questionText: "How was it?", questionType: "single_choice", options: ["Good", "Bad"] }],
  },
};
