import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionData } from '@domain/push/subscription.ts';
import { startSecureHost } from './secure-host.ts';

interface ReceivedPush {
  path: string;
  payload: string;
  ttl: string | undefined;
  topic: string | undefined;
  urgency: string | undefined;
  /** The claims of the sender's token, whose signature fits the key beside it. */
  claims: { aud: string; exp: number; sub: string };
  /** The sender's public key. */
  key: string;
}

const SALT = 16;
const POINT = 65;
const TAG = 16;

/** Decrypts one record as RFC 8291 and RFC 8188 say. Throws where it isn't meant for this device. */
function decrypt(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(SALT + 5, SALT + 5 + POINT);
  const sealed = body.subarray(SALT + 5 + POINT);
  const derive = (secret: Uint8Array, by: Uint8Array, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const shared = derive(device.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(2); // the mark of the last record; zeros may follow
  if (end < 0) throw new Error('There is more than one record.');
  return padded.subarray(0, end).toString();
}

/** Reads the sender's token (RFC 8292). Throws if its signature doesn't fit the key that was sent along. */
function readToken(header: string | undefined): Pick<ReceivedPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? [];
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) throw new Error('A forged token.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/** What the service does with a push besides taking it. */
type Script = (response: ServerResponse) => void;
const accept: Script = (response) => response.writeHead(201).end();

/** A push service on this machine that decrypts what it gets and checks who sent it. */
export async function startPushService() {
  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const service = { script: accept };
  // throws at what a real service refuses
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    const header = (name: string) => headers[name] as string | undefined;
    received.push({
      path: request.url ?? '',
      payload: decrypt(await buffer(request), device, auth),
      ttl: header('ttl'),
      topic: header('topic'),
      urgency: header('urgency'),
      ...readToken(headers.authorization),
    });
    service.script(response);
  };
  const { host, certificate, stop } = await startSecureHost(take);
  return {
    host,
    certificate,
    received,
    answer: (script: Script = accept) => {
      service.script = script;
    },
    subscription: (path: string): PushSubscriptionData => ({
      endpoint: `https://${host}/${path}`,
      keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    stop,
  };
}
