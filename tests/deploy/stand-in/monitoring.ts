import type { Cloud } from './cloud.ts';
import { api, NOT_FOUND } from './routes.ts';

/** Returns the calls that list, make and change things of one kind, as paths end. */
export function collection(cloud: Cloud, version: string, kind: string, method: string) {
  const all = () => {
    cloud.monitoring[kind] ??= {};
    return cloud.monitoring[kind];
  };
  return {
    [`GET /${version}/projects/*/${kind}`]: () => ({ [kind]: Object.values(all()) }),
    [`POST /${version}/projects/*/${kind}`]: ({ body }: { body: unknown }, project = '') => {
      // a log metric brings its name
      const { name: given } = body as { name?: string };
      const id = given ?? String(Object.keys(all()).length + 1);
      const made = { ...(body as object), name: given ?? `projects/${project}/${kind}/${id}`, etag: 'one' };
      all()[id] = made;
      return made;
    },
    [`${method} /${version}/projects/*/${kind}/*`]: ({ body }: { body: unknown }, _project = '', id = '') => {
      if (!all()[id]) return NOT_FOUND;
      all()[id] = body as object;
      return body as object;
    },
  };
}

export const monitoring = (cloud: Cloud) =>
  api({
    ...collection(cloud, 'v3', 'notificationChannels', 'PATCH'),
    ...collection(cloud, 'v3', 'uptimeCheckConfigs', 'PATCH'),
    ...collection(cloud, 'v3', 'alertPolicies', 'PATCH'),
    ...collection(cloud, 'v1', 'dashboards', 'PATCH'),
  });
