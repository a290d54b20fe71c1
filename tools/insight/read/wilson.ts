// Some of a few → how large the share surely is: one "no" of one isn't worse than forty of fifty.

/** Of 95 % of normally distributed values, two-sided. */
const Z = 1.96;

/**
 * The lower end of the 95 % score interval of a share.
 *
 * @see Wilson, E. B. (1927), "Probable inference, the law of succession, and statistical inference"
 */
export function wilsonLower(some: number, all: number): number {
  if (all <= 0) return 0;
  const share = some / all;
  const square = Z * Z;
  const middle = share + square / (2 * all);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * all)) / all);
  return Math.max(0, (middle - spread) / (1 + square / all));
}
