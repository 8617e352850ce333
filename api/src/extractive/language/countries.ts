/** Tests for names of countries and continents. The names load on first use, so that readers start no slower. */
export function countriesIn(code: string, others: string): (name: string) => boolean {
  let names: ReadonlySet<string> | null = null;
  return (name) => {
    names ??= namesIn(code, others);
    return names.has(name);
  };
}

function namesIn(code: string, others: string): Set<string> {
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
