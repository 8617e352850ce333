/** IANA's name of the zone that this browser's clock is in. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people read it, where its days are not those of the reader; else null. Zones may have several names. */
export function foreignZone(timeZone: string | null | undefined): string | null {
  if (!timeZone) return null;
  try {
    const { timeZone: canonical } = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
    if (canonical === browserZone()) return null;
  } catch {
    // This browser does not know it, so it is not in it.
  }
  return timeZone.replaceAll("_", " ");
}
