export interface Interval {
  low: number;
  high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
export const z95 = 1.959964;

/**
 * The share of tests that may raise a false alarm. The target is below 1 %; the margin is for small classes, whose
 * answers are less normal than Fisher's transformation assumes.
 */
export const falseAlarms = 0.003;

/** Standard errors for an alarm about one of several questions, by Bonferroni's one-sided bound. */
export const alarmZ = (questions: number) => normalQuantile(falseAlarms / Math.max(1, questions));

/** The upper normal quantile for a tail `p`, 0 < p < 0.5, within 0.0005: Abramowitz & Stegun (1964), 26.2.23. */
function normalQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  return (
    t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t)
  );
}

/** The interval of a share: Wilson, Journal of the American Statistical Association 22 (1927). */
export function shareInterval(share: number, people: number, z = z95): Interval {
  if (people <= 0) return { low: 0, high: 1 };
  const centre = share + (z * z) / (2 * people);
  const spread = z * Math.sqrt((share * (1 - share)) / people + (z * z) / (4 * people * people));
  const scale = 1 + (z * z) / people;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** The interval of a correlation: Fisher's z transformation, Metron 1 (1921). */
export function correlationInterval(correlation: number, people: number, z = z95): Interval {
  if (people <= 3) return { low: -1, high: 1 };
  const middle = Math.atanh(Math.max(-0.999999, Math.min(0.999999, correlation)));
  const spread = z / Math.sqrt(people - 3);
  return { low: Math.tanh(middle - spread), high: Math.tanh(middle + spread) };
}

/** The interval of Cronbach's alpha: Bonett, Journal of Educational and Behavioral Statistics 27 (2002). */
export function alphaInterval(alpha: number, items: number, people: number, z = z95): Interval {
  if (people <= 2 || items < 2) return { low: -Infinity, high: 1 };
  const middle = Math.log(Math.max(1e-9, 1 - alpha));
  const spread = z * Math.sqrt((2 * items) / ((items - 1) * (people - 2)));
  return { low: 1 - Math.exp(middle + spread), high: 1 - Math.exp(middle - spread) };
}
