interface Candidate {
  email: string;
  isEmailVerified: boolean;
  isAdmin: boolean;
}

/**
 * A warning before a user with an unverified address becomes administrator; null if there is nothing to warn of.
 * Anybody can register with anybody's address, so the caller must ask for confirmation.
 */
export const doubtAbout = ({ email, isEmailVerified, isAdmin }: Candidate): string | null =>
  isAdmin || isEmailVerified ? null : `${email} was never verified: whoever registered it may not own it.`;
