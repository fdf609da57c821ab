import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { Sorry } from '../lib/project.ts';
import type { Google, Project } from './check.ts';

/** What of the CLI's modules is used: the target and the login have to be those of the deployment itself. */
interface Options {
  projectId?: string;
}
interface Command {
  before(step: unknown): Command;
  runner(): (options: object) => Promise<void>;
  action(run: (options: Options) => Promise<void>): Command;
}
interface Client {
  request(what: object): Promise<{ status: number; body: unknown }>;
}

function modules() {
  const require = createRequire(import.meta.url);
  try {
    const { Command } = require('firebase-tools/lib/command') as { Command: new (name: string) => Command };
    const { requireAuth } = require('firebase-tools/lib/requireAuth') as { requireAuth: unknown };
    const { Client } = require('firebase-tools/lib/apiv2') as {
      Client: new (options: { urlPrefix: string }) => Client;
    };
    return { Command, requireAuth, Client };
  } catch {
    throw new Sorry('The Firebase CLI is not installed: npm left out the optional package firebase-tools.');
  }
}

const google =
  (Client: ReturnType<typeof modules>['Client']): Google =>
  async (method, url, body, headers) => {
    const { origin } = new URL(url);
    const request = { method, path: url.slice(origin.length), body, headers, resolveOnHTTPError: true };
    const answer = await new Client({ urlPrefix: origin }).request(request);
    if (answer.status < 400) return answer.body;
    if (answer.status === 404) return null;
    const { error } = answer.body as { error?: { message?: string } };
    throw new Sorry(`${method} ${url}: ${error?.message ?? answer.status}`);
  };

/** Options of the CLI that say what is deployed where, as whom; and ours, `--to`: which version. */
const OPTIONS = {
  project: { type: 'string', short: 'P' },
  config: { type: 'string', short: 'c' },
  account: { type: 'string' },
  token: { type: 'string' },
  only: { type: 'string' },
  except: { type: 'string' },
  to: { type: 'string' },
} as const;

type CliOptions = { [Name in keyof typeof OPTIONS]?: string };

/** Returns those of the CLI's options that the checks need too. */
export const cliOptions = (args: readonly string[]): CliOptions =>
  parseArgs({ args: [...args], options: OPTIONS, strict: false }).values as CliOptions;

export function withoutVersion(args: readonly string[]): string[] {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const ours = tokens.find((token) => token.kind === 'option' && token.name === 'to');
  return ours?.kind === 'option' ? args.toSpliced(ours.index, ours.inlineValue ? 1 : 2) : [...args];
}

/** What belongs together in every version; a project may do without photos. */
const WHOLE = ['firestore', 'functions', 'hosting'];

/** Whether a deployment with these options leaves out none of it. */
export function isWhole({ only, except }: CliOptions): boolean {
  const names = (list: string) => list.split(/[\s,]+/);
  return (except === undefined || except === 'storage') && (!only || WHOLE.every((one) => names(only).includes(one)));
}

type Target = 'storage' | 'firestore' | 'functions';

export function deploys({ only, except }: CliOptions, target: Target): boolean {
  const names = (list: string) => list.split(/[\s,]+/).map((name) => name.split(':')[0]);
  return !names(except ?? '').includes(target) && (only === undefined || names(only).includes(target));
}

/**
 * Returns the project that `firebase deploy` with these options deploys to: the named one or its alias, the one in use,
 * or the default of `.firebaserc`. Throws `Sorry` where there is none, or one that is for emulators only.
 */
export async function findProject(options: object): Promise<Project> {
  const { Command, requireAuth, Client } = modules();
  let id: string | undefined;
  const find = new Command('deploy').before(({ projectId }: Options) => {
    id = projectId;
    if (!id) throw new Sorry('Say which project: --project <id>');
    if (id.startsWith('demo-')) throw new Sorry(`${id} is for emulators only. Say which project: --project <id>`);
  });
  await find
    .before(requireAuth)
    .action(async () => undefined)
    .runner()({ ...options });
  const ask = google(Client);
  const found = (await ask('GET', `https://firebase.googleapis.com/v1beta1/projects/${id}`)) as {
    projectNumber: string;
  } | null;
  if (!found || !id) throw new Sorry(`There is no Firebase project ${id}: npx firebase projects:create ${id}`);
  return { id, number: found.projectNumber, google: ask };
}
