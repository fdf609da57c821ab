import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db, PROJECT } from './support/backend.ts';

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const CHANNEL = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/google.firestore.v1.Firestore/Write/channel`;

const ask = (more: Record<string, string>, body?: Record<string, string>) =>
  fetch(`${CHANNEL}?${new URLSearchParams({ VER: '8', database: DATABASE, ...more })}`, {
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  });
const message = (data: object, at: number) => ({ count: '1', ofs: String(at), req0___data__: JSON.stringify(data) });

/** Writes to a document as a browser does, over a channel; returns what reads the channel's next answer. */
async function writeOverChannel(path: string): Promise<() => Promise<string>> {
  const headers = { headers: 'Authorization:Bearer owner\r\n' };
  const opened = await ask({ RID: '1' }, { ...headers, ...message({ database: DATABASE }, 0) });
  const SID = opened.headers.get('x-http-session-id') ?? '';
  await opened.text();
  const { body } = await ask({ SID, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value ?? '';
  const streamToken = /"streamToken":"([^"]+)"/.exec(await next())?.[1];
  const update = { name: `${DATABASE}/documents/${path}`, fields: {} };
  await (await ask({ SID, RID: '2', AID: '1' }, message({ streamToken, writes: [{ update }] }, 1))).text();
  return next;
}

test('browser writes that wait for a transaction block nobody else, and complete when it ends', async () => {
  const path = `waiting/${randomUUID()}`;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const transaction = db().runTransaction(async (held) => {
    await held.get(db().doc(path));
    lock();
    await released;
  });
  await locked;
  const answers = await Promise.all(Array.from({ length: 6 }, () => writeOverChannel(path)));
  // were this read to wait, too, the writes would have been refused before it comes
  await db().doc(`waiting/${randomUUID()}`).get();
  release();
  await transaction;
  for (const answer of answers) expect(await answer()).toContain('writeResults');
});
