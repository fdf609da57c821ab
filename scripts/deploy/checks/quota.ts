import { MOST_INSTANCES } from '../../../domain/limits.ts';
import { REGION } from '../../lib/project.ts';
import { type Check, problemIf } from '../check.ts';

const METRIC = 'run.googleapis.com/cpu_allocation';
/** Each instance has one CPU; quotas count thousandths. */
const NEEDED = MOST_INSTANCES * 1000;
const UNLIMITED = -1;

interface Bucket {
  effectiveLimit: string;
  dimensions?: { region?: string };
}

/** Whether the quota covers all instances of a function. If not, Cloud Run refuses it and Hosting isn't released. */
export const checkQuota: Check = async ({ id, number, google }) => {
  const url = `https://serviceusage.googleapis.com/v1beta1/projects/${number}/services/run.googleapis.com/consumerQuotaMetrics`;
  const metric = (await google('GET', `${url}/${encodeURIComponent(METRIC)}?view=FULL`)) as {
    consumerQuotaLimits?: { unit: string; quotaBuckets?: Bucket[] }[];
  } | null;
  const buckets = (metric?.consumerQuotaLimits ?? [])
    .filter(({ unit }) => unit.includes('{region}'))
    .flatMap(({ quotaBuckets = [] }) => quotaBuckets);
  const bucket =
    buckets.find(({ dimensions }) => dimensions?.region === REGION) ?? buckets.find(({ dimensions }) => !dimensions);
  const limit = bucket ? Number(bucket.effectiveLimit) : UNLIMITED;
  return problemIf(
    limit !== UNLIMITED && limit < NEEDED,
    `The quota of ${REGION} is ${limit / 1000} CPUs; a function may have ${MOST_INSTANCES} instances of one each. Ask for more, or lower MOST_INSTANCES in domain/limits.ts.`,
    `gcloud beta quotas preferences create --service=run.googleapis.com --quota-id=CpuAllocPerProjectRegion --dimensions=region=${REGION} --preferred-value=${2 * NEEDED} --email=<you> --project=${id}`,
  );
};
