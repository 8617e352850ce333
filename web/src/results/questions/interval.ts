/** The values that a figure from a sample leaves possible: both ends included. */
export interface Interval {
  low: number;
  high: number;
}

/** What an interval is drawn with: 1.96 standard errors hold the true value 95 times in 100. */
const z95 = 1.959964;

/**
 * The share of tests in which chance alone may raise an alarm. Fewer than 1 % is the aim; the rest is kept in hand because
 * right and wrong answers of a small class are not as normal as Fisher's transformation supposes.
 */
const falseAlarms = 0.003;

/**
 * Standard errors for an alarm about one of several questions: so many that all of them together raise a false one in
 * less than 1 % of tests, by Bonferroni's one-sided bound.
 */
export const alarmZ = (questions: number) => normalQuantile(falseAlarms / Math.max(1, questions));

/**
 * The upper quantile of the standard normal distribution for a tail of `p`, 0 < p < 0.5, within 0.0005: Abramowitz &
 * Stegun, "Handbook of Mathematical Functions" (1964), 26.2.23.
 */
function normalQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  return (
    t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t)
  );
}

/** Of a share found among `people`: Wilson, Journal of the American Statistical Association 22 (1927). */
export function shareInterval(share: number, people: number, z = z95): Interval {
  if (people <= 0) return { low: 0, high: 1 };
  const centre = share + (z * z) / (2 * people);
  const spread = z * Math.sqrt((share * (1 - share)) / people + (z * z) / (4 * people * people));
  const scale = 1 + (z * z) / people;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** Of a correlation over `people`, by Fisher's z transformation (Metron 1, 1921). */
export function correlationInterval(correlation: number, people: number, z = z95): Interval {
  if (people <= 3) return { low: -1, high: 1 };
  const middle = Math.atanh(Math.max(-0.999999, Math.min(0.999999, correlation)));
  const spread = z / Math.sqrt(people - 3);
  return { low: Math.tanh(middle - spread), high: Math.tanh(middle + spread) };
}

/** Of Cronbach's alpha, by Bonett's logarithm: Journal of Educational and Behavioral Statistics 27 (2002). */
export function alphaInterval(alpha: number, items: number, people: number, z = z95): Interval {
  if (people <= 2 || items < 2) return { low: -Infinity, high: 1 };
  const middle = Math.log(Math.max(1e-9, 1 - alpha));
  const spread = z * Math.sqrt((2 * items) / ((items - 1) * (people - 2)));
  return { low: 1 - Math.exp(middle + spread), high: 1 - Math.exp(middle - spread) };
}
