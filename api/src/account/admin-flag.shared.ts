interface Candidate {
  email: string;
  isEmailVerified: boolean;
  isAdmin: boolean;
}

/** A warning to confirm, because anyone can register with someone else's address. Null if no warning is needed. */
export const doubtAbout = ({ email, isEmailVerified, isAdmin }: Candidate): string | null =>
  isAdmin || isEmailVerified ? null : `${email} was never verified: its owner may be someone else.`;
