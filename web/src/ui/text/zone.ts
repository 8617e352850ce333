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

/** The zone that people mean who typed its name in any case, or its city alone; as it was typed where none is meant, or several. */
export function zoneFrom(written: string): string {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(" ", "_");
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  const named = zones.find((zone) => plain(zone) === plain(written));
  const cities = zones.filter((zone) => plain(zone).split("/").at(-1) === plain(written));
  return named ?? (cities.length === 1 && cities[0] ? cities[0] : written);
}
