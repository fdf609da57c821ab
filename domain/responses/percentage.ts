/** Returns score / question count * 100, and 0 for a quiz without questions (spec section 5). Not rounded. */
export function percentageOf(score: number, total: number): number {
  return total === 0 ? 0 : (score / total) * 100;
}
