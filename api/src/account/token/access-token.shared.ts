/** The most that an account may have. */
export const maxTokens = 20;
