export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of a zone, or null if it is the reader's own. Aliases of a zone count as the same. */
export function foreignZone(timeZone: string | null | undefined): string | null {
  if (!timeZone) return null;
  try {
    const { timeZone: canonical } = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
    if (canonical === browserZone()) return null;
  } catch {
    // A zone unknown to the browser is not the reader's own.
  }
  return timeZone.replaceAll("_", " ");
}

/** The IANA name for a name or city typed in any case. Returned unchanged if it has no match or several. */
export function zoneFrom(written: string): string {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(" ", "_");
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  const match = zones.find((zone) => plain(zone) === plain(written));
  const cities = zones.filter((zone) => plain(zone).split("/").at(-1) === plain(written));
  return match ?? (cities.length === 1 && cities[0] ? cities[0] : written);
}

/** Whether the browser knows the zone. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).format() !== "";
  } catch {
    return false;
  }
}
