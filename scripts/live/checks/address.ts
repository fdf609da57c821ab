import type { OutputOf } from '../../../domain/api.ts';
import { problemIf } from '../../deploy/check.ts';
import type { LiveCheck, Site } from '../site.ts';

/** An address that documentation may use, and nobody has. */
const FORGED = '203.0.113.7';

async function addressBy(url: string, { ask }: Site): Promise<string | null> {
  const reply = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': FORGED },
    body: JSON.stringify({ timestamp: Date.now() }),
  });
  if (reply.status !== 200) return null;
  const { data } = (await reply.json()) as { data?: OutputOf<'collect-tracking-data'> };
  return data?.trackingData.ip ?? null;
}

const isIPv6 = (address: string) => address.includes(':');

/**
 * Whether the functions see where a visitor comes from: the same by the site as by the function itself, where nothing
 * stands between. By a front end that they don't know, everybody is one sender, and one block blocks all.
 */
export const checkAddress: LiveCheck = async (site) => {
  const path = '/api/collect-tracking-data';
  const bySite = await addressBy(path, site);
  const byFunction = await addressBy(`${site.services.functions}/api${path}`, site);
  if (bySite === null || byFunction === null)
    return problemIf(
      true,
      `The functions don't say where a visitor comes from (by the site: ${bySite}, directly: ${byFunction}).`,
      'npx firebase functions:log --only api',
    );
  const isForged = bySite === FORGED || byFunction === FORGED;
  return [
    ...problemIf(
      isForged,
      'A visitor can claim any address: the functions believe the X-Forwarded-For that a browser sends.',
      'Leave TRUSTED_HOPS unset in functions/deploy/.env, and deploy: docs/operations/deploy.md, Trusted hops',
    ),
    ...problemIf(
      !isForged && bySite !== byFunction && isIPv6(bySite) === isIPv6(byFunction),
      `By the site you come from ${bySite}, by the function from ${byFunction}: everybody may be one sender.`,
      'Add the front end to functions/src/services/google-ip-ranges.ts: docs/operations/deploy.md, Trusted hops',
    ),
  ];
};
