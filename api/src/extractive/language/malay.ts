/** Words that only one of the two languages has. */
const indonesian =
  /(?<!\p{L})(?:karena|bahwa|maret|agustus|desember|inggris|belanda|kota|uang|mobil|provinsi|berbeda|bisa)(?!\p{L})/giu;
const malay =
  /(?<!\p{L})(?:kerana|bahawa|mac|ogos|disember|inggeris|bandar|wang|kereta|wilayah|ialah|berbeza|boleh)(?!\p{L})/giu;

/** Distinguishes two languages that the detector takes for one; null if the text does not show which. */
export function malayOrIndonesian(text: string): "ms" | "id" | null {
  const [id, ms] = [indonesian, malay].map((words) => text.match(words)?.length ?? 0) as [number, number];
  return id > 2 * ms ? "id" : ms > 2 * id ? "ms" : null;
}
