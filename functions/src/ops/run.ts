import { typedIdentifier } from '@domain/typed-identifier.ts';
import webPush from 'web-push';
import { correctAgeByHand } from './age.ts';
import { handleOperators } from './operators.ts';
import { recountAll } from './recount.ts';
import { Refused } from './refused.ts';
import { replay } from './replay.ts';
import { showSender } from './sender.ts';
import { sweep } from './sweep.ts';
import { flipByHand } from './switch.ts';
import { printYear } from './year-numbers.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  recount: recountAll,
  replay,
  sweep,
  report: printYear,
  operator: handleOperators,
  sender: showSender,
  switch: flipByHand,
  age: correctAgeByHand,
  'push-keys': makePushKeys,
};

/** Runs `npm run ops <name> <args>`. Returns what to print. Throws `Refused`. */
export async function runCommand(typed: readonly string[]): Promise<string> {
  const [name = '', ...args] = typed.map(typedIdentifier);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refused(`Name what is to be done: ${Object.keys(COMMANDS).join(', ')}.`);
  return command(args);
}

/** `npm run ops push-keys`: prints a new pair of keys for push. It stores nothing and needs no backend. */
async function makePushKeys(): Promise<string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `# functions/deploy/.env (keep the private key to yourself; a new pair ends all subscriptions)
VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}
# whom push services write to when something is wrong: an address without spaces
VAPID_SUBJECT=mailto:you@your-domain

# .env
VITE_VAPID_PUBLIC_KEY=${publicKey}`;
}
