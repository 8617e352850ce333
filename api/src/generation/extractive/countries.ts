/** All countries and continents in a language, and what else they are called. */
export function countriesIn(code: string, others: string): Set<string> {
  const names = new Intl.DisplayNames([code], { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = [
    ...letters.flatMap((first) => letters.map((second) => first + second)),
    "002",
    "009",
    "019",
    "142",
    "150",
  ];
  return new Set([...regions.flatMap((region) => names.of(region) ?? []), ...others.split("|")]);
}
