import { SYSTEM } from '@domain/moderation/operators.ts';
import { SWITCHES, type Switch } from '@domain/switches/switches.ts';
import { fetchSwitches, flipSwitch } from '../db/switches.ts';
import { Refused } from './refused.ts';

const USAGE = `switch [<name> on|off]; names: ${SWITCHES.join(', ')}`;
const isSwitch = (name: string): name is Switch => SWITCHES.some((one) => one === name);

async function list(): Promise<string> {
  const changes = await fetchSwitches();
  return SWITCHES.map((name) => {
    const { isOff = false, at } = changes[name] ?? {};
    const since = at === undefined ? '' : `  since ${new Date(at).toISOString()}`;
    return `${name}: ${isOff ? 'off' : 'on'}${since}`;
  }).join('\n');
}

/** `npm run ops switch` lists what is on and off; `... <name> on|off` switches. Safe to repeat. */
export async function flipByHand([name, to]: readonly string[]): Promise<string> {
  if (name === undefined) return list();
  if (!isSwitch(name) || (to !== 'on' && to !== 'off')) throw new Refused(USAGE);
  await flipSwitch(name, to === 'off', { operatorId: SYSTEM, note: 'npm run ops switch', at: Date.now() });
  return list();
}
