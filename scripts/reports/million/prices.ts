/**
 * List prices in USD without free quotas, looked up on 2026-11-23. The database's are those of multi-regions: a region
 * such as europe-west1 costs less (cloud.google.com/firestore/pricing, cloud.google.com/run/pricing for tier 1,
 * firebase.google.com/pricing for Hosting, cloud.google.com/storage/pricing for exports, cloud.google.com/logging,
 * cloud.google.com/recaptcha/docs/billing-information for App Check).
 */
const PRICES = {
  reads: { of: 100_000, usd: 0.06 },
  writes: { of: 100_000, usd: 0.18 },
  deletes: { of: 100_000, usd: 0.02 },
  invocations: { of: 1_000_000, usd: 0.4 },
  'processor seconds': { of: 1, usd: 0.000_024 },
  'memory, GiB seconds': { of: 1, usd: 0.000_002_5 },
  'transfer, GB': { of: 1, usd: 0.15 },
  'stored, GB months': { of: 1, usd: 0.18 },
  'backups, GB months': { of: 1, usd: 0.03 },
  'exports, GB months': { of: 1, usd: 0.026 },
  'logged, GB': { of: 1, usd: 0.5 },
  assessments: { of: 1_000, usd: 1 },
} as const satisfies Record<string, { of: number; usd: number }>;

export type Billable = keyof typeof PRICES;
export type Bill = Record<Billable, number>;

const WHATS = Object.keys(PRICES) as Billable[];

export const emptyBill = (): Bill => Object.fromEntries(WHATS.map((what) => [what, 0])) as Bill;

const priceOf = (what: Billable, amount: number): number => (amount / PRICES[what].of) * PRICES[what].usd;

export const sumOf = (bill: Partial<Bill>): number =>
  WHATS.reduce((sum, what) => sum + priceOf(what, bill[what] ?? 0), 0);
