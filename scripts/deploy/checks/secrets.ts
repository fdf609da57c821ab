import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from '../../lib/project.ts';
import { type Check, type Problem, type Project, problemIf } from '../check.ts';

const API = 'https://secretmanager.googleapis.com/v1';

function functionsEnv(): NodeJS.Dict<string> {
  const file = inRoot('functions/deploy/.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Stores a first signing key. Never where there is one: a new one would end blocks and passes. */
async function createKey({ id, google }: Project, name: string): Promise<void> {
  const secret = `${API}/projects/${id}/secrets`;
  if (!(await google('GET', `${secret}/${name}`)))
    await google('POST', `${secret}?secretId=${name}`, { replication: { automatic: {} } });
  const data = Buffer.from(randomBytes(32).toString('hex')).toString('base64');
  await google('POST', `${secret}/${name}:addVersion`, { payload: { data } });
}

async function problemOf(project: Project, name: string): Promise<Problem[]> {
  const { id, google } = project;
  const latest = `${API}/projects/${id}/secrets/${name}/versions/latest`;
  const found = (await google('GET', latest)) as { state: string } | null;
  if (found?.state === 'ENABLED') return [];
  if (found)
    return problemIf(
      true,
      `The latest version of the secret ${name} is ${found.state.toLowerCase()}.`,
      `gcloud secrets versions enable latest --secret=${name} --project=${id}`,
    );
  const set = `npx firebase functions:secrets:set ${name} --project ${id}`;
  const what = `There is no secret ${name}.`;
  if (name !== 'SIGNING_KEY') return [{ what, fix: set }];
  return [{ what, fix: `openssl rand -hex 32 | ${set} --data-file -`, mend: () => createKey(project, name) }];
}

/** Whether the secrets are there that the functions declare: the mail server's only where mail is sent. */
export const checkSecrets =
  (env = functionsEnv()): Check =>
  async (project) => {
    const { MAIL_FROM: from, DKIM_DOMAIN: domain } = env;
    const names = ['SIGNING_KEY', ...(from ? ['SMTP_URL'] : []), ...(from && domain ? ['DKIM_KEY'] : [])];
    return (await Promise.all(names.map((name) => problemOf(project, name)))).flat();
  };
