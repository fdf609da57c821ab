import { readdir, readFile } from 'node:fs/promises';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import PostalMime from 'postal-mime';
import type { CallableName, InputOf } from '../../domain/api.ts';
import { closedPaths } from '../../domain/paths.ts';
import { mailFolderOf } from '../lib/backend.ts';
import { emulatorToken } from '../lib/emulator-token.ts';
import type { Ports } from '../lib/ports.ts';
import { PROJECT } from '../lib/project.ts';
import { functionsUrl, type Target } from '../seed/client.ts';

export interface DrillOperator {
  uid: string;
  email: string;
  /** Calls a callable and returns the code of the answer: `ok`, or the error's. */
  call<Name extends CallableName>(name: Name, input: InputOf<Name>): Promise<string>;
}

/** The claims of an operator who gave both factors. */
const BOTH_FACTORS = {
  operator: true,
  firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp', identities: {} },
};

/** Adds an operator, whom only a local backend lets in. */
export async function addOperator(db: Firestore, target: Target, number: number): Promise<DrillOperator> {
  const uid = `operator-${number}`;
  const email = `${uid}@example.com`;
  await getAuth().createUser({ uid, email });
  await db.doc(closedPaths.operator(uid)).set({ email, name: `Operator ${number}`, addedAt: Date.now() });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${emulatorToken(uid, PROJECT, BOTH_FACTORS)}`,
  };
  return {
    uid,
    email,
    call: async (name, data) => {
      const url = `${functionsUrl(target)}/${name}`;
      const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ data }) });
      const body = (await reply.json()) as { error?: { status: string; details?: { code: string } } };
      return body.error ? (body.error.details?.code ?? body.error.status) : 'ok';
    },
  };
}

export interface Alert {
  /** When it was written, in milliseconds since 1970, in whole seconds. */
  at: number;
  text: string;
}

/** Returns the mails to an operator since then, the oldest first. */
export async function alertsOf({ email }: DrillOperator, ports: Ports, since: number): Promise<Alert[]> {
  const folder = mailFolderOf(ports);
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${encodeURIComponent(email)} `)).sort();
  const alerts = await Promise.all(
    own.map(async (name) => {
      const source = await readFile(`${folder}/${name}`);
      const { date, subject, text, html } = await PostalMime.parse(source);
      return { at: Date.parse(date ?? ''), text: [subject, text, html].join('\n') };
    }),
  );
  // their time has no milliseconds, and the folder may have those of an earlier run
  return alerts.filter(({ at }) => at >= since - 1000);
}
