/** What is asked of a question that is to be written anew. */
export const revisions = ["another", "harder", "easier", "options"] as const;
export type Revising = (typeof revisions)[number];

export const candidateStates = ["proposed", "kept", "dropped"] as const;
export type CandidateState = (typeof candidateStates)[number];

/** Of one drafting, except `open`, which is of one user. */
export const draftingLimits = { open: 20, candidates: 100, more: 20, sections: 100, wish: 200, days: 30 } as const;
