interface Candidate {
  email: string;
  isEmailVerified: boolean;
  isAdmin: boolean;
}

/**
 * The warning before somebody becomes an administrator whose address was never verified, because anybody can register
 * with the address of anybody else; null where there is nothing to warn of. Whoever gets it has to ask once more.
 */
export const doubtAbout = ({ email, isEmailVerified, isAdmin }: Candidate): string | null =>
  isAdmin || isEmailVerified ? null : `${email} was never verified: whoever registered it may not own it.`;
