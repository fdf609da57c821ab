import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteOrigin } from '../../../src/config/site-origin.ts';
import { inRoot } from '../../lib/project.ts';
import { type Check, type Project, problemIf } from '../check.ts';
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
  [field: string]: unknown;
}
/** What is installed from a file, and the API that installs it. */
interface Part {
  file: string;
  kind: string;
  api: string;
  /** The end of the API's address, and the field of its answer that has the list. */
  list: string;
  /** Where what is stored has a mark of the file's version; a log metric has no place for one. */
  labels?: 'userLabels' | 'labels';
}

const PARTS: readonly Part[] = [
  { file: 'log-metrics', kind: 'metric', api: LOGGING, list: 'metrics' },
  { file: 'uptime', kind: 'probe', api: V3, list: 'uptimeCheckConfigs', labels: 'userLabels' },
  { file: 'dashboard', kind: 'dashboard', api: V1, list: 'dashboards', labels: 'labels' },
  { file: 'alerts', kind: 'alert', api: V3, list: 'alertPolicies', labels: 'userLabels' },
];

type Content = Record<string, unknown>;

/** Returns what two versions of a thing differ in; Google adds and leaves out fields, so all of it can't be compared. */
const markOf = ({ labels }: Part, one: Content) => (labels ? (one[labels] as Content)?.['version'] : one['filter']);

async function listOf({ google }: Project, url: string, list: string): Promise<Installed[]> {
  const answer = (await google('GET', `${url}?pageSize=500`)) as Record<string, Installed[]> | null;
  return answer?.[list] ?? [];
}

const channelsOf = ({ id }: Project) => `${V3}/projects/${id}/notificationChannels`;
export const findChannel = async (project: Project) =>
  (await listOf(project, channelsOf(project), 'notificationChannels')).find(
    ({ displayName }) => displayName === OPERATORS,
  );

const nameOf = (one: object) => ('displayName' in one ? one.displayName : (one as Installed).name) as string;

function wantedOf({ file }: Part, id: string, host: string, channel: Installed | undefined): object[] {
  const text = readFileSync(inRoot(`monitoring/${file}.json`), 'utf8')
    .replaceAll('<site>', host)
    .replaceAll('<id>', id);
  const all = [JSON.parse(text) as object | object[]].flat();
  return file === 'alerts' && channel ? all.map((one) => ({ ...one, notificationChannels: [channel.name] })) : all;
}

async function differences(project: Project, host: string) {
  const { id, google } = project;
  const channel = await findChannel(project);
  const found: { what: string; install: () => Promise<unknown> }[] = [];
  for (const part of PARTS) {
    const url = `${part.api}/projects/${id}/${part.list}`;
    const there = await listOf(project, url, part.list);
    for (const wanted of wantedOf(part, id, host, channel)) {
      const version = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 12);
      const stored: Content = { ...wanted, ...(part.labels && { [part.labels]: { version } }) };
      const old = there.find((one) => nameOf(one) === nameOf(wanted));
      if (old && markOf(part, old) === markOf(part, stored)) continue;
      const { name, etag } = old ?? {};
      const change = { ...stored, name, ...(etag && { etag }) };
      const replace = () =>
        part.labels ? google('PATCH', `${part.api}/${name}`, change) : google('PUT', `${url}/${name}`, change);
      found.push({
        what: `${part.kind} "${nameOf(wanted)}"`,
        install: () => (old ? replace() : google('POST', url, stored)),
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
    const addChannel = () => google('POST', channelsOf(project), channel).then(install);
    const names = missing.map(({ what }) => what).join(', ');
    return [
      ...problemIf(!hasChannel, 'Alerts tell nobody.', `ALERT_EMAIL=<you> ${fix}`, email ? addChannel : undefined),
      ...problemIf(names !== '', `Monitoring lacks, or has in another version: ${names}.`, fix, install),
    ];
  };
