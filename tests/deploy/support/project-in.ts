import type { Check, Project } from '../../../scripts/deploy/check.ts';
import { apis } from '../stand-in/apis.ts';
import type { Cloud } from '../stand-in/cloud.ts';

/** Returns a cloud's project as the checks see it, without a network between them. */
export function projectIn(cloud: Cloud): Project {
  const hosts = apis(cloud);
  return {
    id: cloud.id,
    number: cloud.number,
    google: async (method, url, body) => {
      const { hostname: host, pathname, searchParams: query } = new URL(url);
      const answer = hosts[host]?.({ method, host, path: decodeURIComponent(pathname), query, body });
      if (!answer || (answer.status ?? 200) >= 500) throw new Error(`${method} ${url} is unknown.`);
      return answer.status === 404 ? null : answer.body;
    },
  };
}

/** Returns the commands that a check says. */
export const fixesOf = async (check: Check, cloud: Cloud): Promise<string[]> =>
  (await check(projectIn(cloud))).map(({ fix }) => fix);

/** Fixes what a check finds, and returns the commands that it still prints. */
export async function mended(check: Check, cloud: Cloud): Promise<string[]> {
  for (const { mend } of await check(projectIn(cloud))) await mend?.();
  return fixesOf(check, cloud);
}
