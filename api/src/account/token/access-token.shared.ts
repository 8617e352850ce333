/** Maximum number of tokens for an account. */
export const maxTokens = 20;
