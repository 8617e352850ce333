interface Candidate {
  email: string;
  isEmailVerified: boolean;
  isAdmin: boolean;
}

/**
 * What is said before somebody becomes an administrator whose address was never verified, because anybody can register
 * with anybody's; null for the others. Whoever hears it has to ask once more.
 */
export const doubtAbout = ({ email, isEmailVerified, isAdmin }: Candidate): string | null =>
  isAdmin || isEmailVerified ? null : `${email} was never verified: whoever registered it may not own it.`;
