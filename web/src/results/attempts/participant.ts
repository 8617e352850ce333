interface Participant {
  participantName: string | null | undefined;
  participantEmail: string | null | undefined;
}

const nameOf = ({ participantName, participantEmail }: Participant) =>
  participantName?.trim() || participantEmail?.trim() || null;

export const participantLabel = (participant: Participant) => nameOf(participant) ?? "Anonymous";

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
