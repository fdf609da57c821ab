import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CACHE } from './project.ts';

const FILE = `${CACHE}/push-keys.json`;

/** Returns this machine's keys for push, made once: with new ones, browsers would have to subscribe again. */
export function localPushKeys(): { publicKey: string; privateKey: string } {
  if (!existsSync(FILE)) {
    const pair = createECDH('prime256v1');
    const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(FILE, JSON.stringify(keys), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(FILE, 'utf8'));
}
