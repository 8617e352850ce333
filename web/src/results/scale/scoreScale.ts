/** A histogram bar: attempts that scored from `from` to `to` percent, both included. */
export interface ScoreBar {
  readonly from: number;
  readonly to: number;
  readonly attempts: number;
}

export const scoreOf = ({ from, to }: Omit<ScoreBar, "attempts">) => (from === to ? `${from}` : `${from}-${to}`);

export const scoreLabel = (score: string) => `${score.replace("-", "–")}%`;

export function fullestBars(bars: readonly ScoreBar[]) {
  const most = Math.max(...bars.map(({ attempts }) => attempts), 0);
  return most === 0 ? [] : bars.filter(({ attempts }) => attempts === most);
}

/** Whether each bar stands for one score. Otherwise the bars are bands on a ruler from 0 to 100. */
export const isDiscrete = (bars: readonly ScoreBar[]) => bars.every(({ from, to }) => from === to);

/** The position of a score in percent of the chart's width, between the middles of neighbouring bars. */
export function placeOn(bars: readonly ScoreBar[], score: number): number {
  if (!isDiscrete(bars)) return score;
  const middle = (place: number) => (100 * (place + 0.5)) / bars.length;
  const above = bars.findIndex(({ from }) => from >= score);
  const [lower, upper] = [bars[above - 1], bars[above]];
  if (!upper) return middle(bars.length - 1);
  if (!lower) return middle(0);
  return middle(above) - ((upper.from - score) / (upper.from - lower.from)) * (100 / bars.length);
}
