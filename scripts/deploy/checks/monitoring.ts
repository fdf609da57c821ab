import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteOrigin } from '../../../src/config/site-origin.ts';
import { inRoot } from '../../lib/project.ts';
import type { Check, Project } from '../check.ts';
import { webEnv } from './web-settings.ts';

const V3 = 'https://monitoring.googleapis.com/v3';
const V1 = 'https://monitoring.googleapis.com/v1';
const LOGGING = 'https://logging.googleapis.com/v2';
const OPERATORS = 'WhoKnows operators';

interface Installed {
  /** Its path at Google; of a log metric only its name. */
  name: string;
  displayName?: string;
  etag?: string;
}
/** What is installed from a file, and the API that installs it. */
interface Part {
  file: string;
  /** The display name. */
  kind: string;
  /** The URL of one. */
  addressOf: (one: Installed) => string;
  url: string;
  /** The field of an answer that has the list. */
  list: string;
  method: 'PATCH' | 'PUT';
  /** Returns what is stored: the file's content, with a mark of its version. */
  stored: (wanted: object, version: string) => object;
  /** Google adds and leaves out fields, so all of it can't be compared. */
  isSame: (found: object, stored: object) => boolean;
}

const same = (path: readonly string[]) => (found: object, stored: object) => {
  const at = (value: unknown) => path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
  return at(found) === at(stored);
};
const atV3 = ({ name }: Installed) => `${V3}/${name}`;

const partsOf = (id: string): readonly Part[] => [
  {
    file: 'log-metrics',
    kind: 'metric',
    url: `${LOGGING}/projects/${id}/metrics`,
    list: 'metrics',
    addressOf: ({ name }) => `${LOGGING}/projects/${id}/metrics/${name}`,
    method: 'PUT',
    stored: (wanted) => wanted,
    isSame: same(['filter']),
  },
  {
    file: 'uptime',
    kind: 'probe',
    url: `${V3}/projects/${id}/uptimeCheckConfigs`,
    list: 'uptimeCheckConfigs',
    addressOf: atV3,
    method: 'PATCH',
    stored: (wanted, version) => ({ ...wanted, userLabels: { version } }),
    isSame: same(['userLabels', 'version']),
  },
  {
    file: 'dashboard',
    kind: 'dashboard',
    url: `${V1}/projects/${id}/dashboards`,
    list: 'dashboards',
    addressOf: ({ name }) => `${V1}/${name}`,
    method: 'PATCH',
    stored: (wanted, version) => ({ ...wanted, labels: { version } }),
    isSame: same(['labels', 'version']),
  },
  {
    file: 'alerts',
    kind: 'alert',
    url: `${V3}/projects/${id}/alertPolicies`,
    list: 'alertPolicies',
    addressOf: atV3,
    method: 'PATCH',
    stored: (wanted, version) => ({ ...wanted, userLabels: { version } }),
    isSame: same(['userLabels', 'version']),
  },
];

async function listOf({ google }: Project, url: string, list: string): Promise<Installed[]> {
  const answer = (await google('GET', `${url}?pageSize=500`)) as Record<string, Installed[]> | null;
  return answer?.[list] ?? [];
}

const channelsOf = ({ id }: Project) => `${V3}/projects/${id}/notificationChannels`;
const findChannel = async (project: Project) =>
  (await listOf(project, channelsOf(project), 'notificationChannels')).find(
    ({ displayName }) => displayName === OPERATORS,
  );

const nameOf = (one: object) => ('displayName' in one ? one.displayName : (one as Installed).name) as string;

/** Returns a file's content for a project, with the channel in its alerts. */
function wantedOf({ file }: Part, id: string, host: string, channel: Installed | undefined): object[] {
  const text = readFileSync(inRoot(`monitoring/${file}.json`), 'utf8')
    .replaceAll('<site>', host)
    .replaceAll('<id>', id);
  const all = [JSON.parse(text) as object | object[]].flat();
  return file === 'alerts' && channel ? all.map((one) => ({ ...one, notificationChannels: [channel.name] })) : all;
}

/** Returns what is missing or outdated, each with what installs it. */
async function differences(project: Project, host: string) {
  const { id, google } = project;
  const channel = await findChannel(project);
  const found: { what: string; install: () => Promise<unknown> }[] = [];
  for (const part of partsOf(id)) {
    const there = await listOf(project, part.url, part.list);
    for (const wanted of wantedOf(part, id, host, channel)) {
      const version = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 12);
      const stored = part.stored(wanted, version);
      const old = there.find((one) => nameOf(one) === nameOf(wanted));
      if (old && part.isSame(old, stored)) continue;
      const { name, etag } = old ?? {};
      found.push({
        what: `${part.kind} "${nameOf(wanted)}"`,
        install: () =>
          old
            ? google(part.method, part.addressOf(old), { ...stored, name, ...(etag && { etag }) })
            : google('POST', part.url, stored),
      });
    }
  }
  return found;
}

/**
 * Whether the files of `monitoring/` are installed, and their alerts notify somebody. Only versions are compared, so
 * what an operator changed in the console stays until the file changes.
 */
export const checkMonitoring =
  (email = process.env['ALERT_EMAIL'], host = new URL(siteOrigin(webEnv())).host): Check =>
  async (project) => {
    const { id, google } = project;
    const fix = `npm run ops setup -- --project ${id}`;
    const missing = await differences(project, host);
    const hasChannel = (await findChannel(project)) !== undefined;
    const channel = { type: 'email', displayName: OPERATORS, labels: { email_address: email } };
    const install = async () => {
      for (const difference of await differences(project, host)) await difference.install();
    };
    const untold = {
      what: 'Alerts tell nobody.',
      fix: `ALERT_EMAIL=<you> ${fix}`,
      ...(email && { mend: () => google('POST', channelsOf(project), channel).then(install) }),
    };
    const names = missing.map(({ what }) => what).join(', ');
    return [
      ...(hasChannel ? [] : [untold]),
      ...(names ? [{ what: `Monitoring lacks, or has in another version: ${names}.`, fix, mend: install }] : []),
    ];
  };
