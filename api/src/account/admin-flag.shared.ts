interface Candidate {
  email: string;
  isEmailVerified: boolean;
  isAdmin: boolean;
}

/** A warning to confirm: anybody can register with anybody's address. Null if there is nothing to warn of. */
export const doubtAbout = ({ email, isEmailVerified, isAdmin }: Candidate): string | null =>
  isAdmin || isEmailVerified ? null : `${email} was never verified: whoever registered it may not own it.`;
