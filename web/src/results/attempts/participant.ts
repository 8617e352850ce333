interface Participant {
  participantName: string | null | undefined;
  participantEmail: string | null | undefined;
}

export const nameOf = ({ participantName, participantEmail }: Participant) =>
  participantName?.trim() || participantEmail?.trim() || null;

/** People may leave out their name; in anonymous items, all do. */
export const participantLabel = ({ isAnonymous, ...participant }: Participant & { isAnonymous: boolean }) =>
  nameOf(participant) ?? (isAnonymous ? "Anonymous" : "No name");

export function initials(participant: Participant) {
  const name = nameOf(participant);
  if (name === null) return "AN";
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0])
    .join("")
    .toUpperCase();
}
