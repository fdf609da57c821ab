import type { CallableName, EndpointName } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { SWITCH_RETRY_S } from '@domain/limits.ts';
import { offCode, offIn, type Switch } from '@domain/switches/switches.ts';
import { fetchSwitches } from '../db/switches.ts';
import { switchesKeptMs } from '../support/config.ts';

/** What is refused as a whole. New profiles, guests and pictures ask for themselves; replies and photos, the rules. */
const SWITCH_OF: Readonly<Partial<Record<EndpointName | CallableName, Switch>>> = {
  messages: 'messages',
  circles: 'circles',
  makeCircle: 'circles',
  'circle-members': 'circles',
  'circle-guesses': 'circles',
};

let kept: { off: Promise<readonly Switch[]>; until: number } | undefined;
let known: readonly Switch[] = [];

/** Returns what is off, as this instance has read it lately; while that can't be read, as it last knew. Never throws. */
export function switchedOff(): Promise<readonly Switch[]> {
  if (kept && Date.now() < kept.until) return kept.off;
  const off = fetchSwitches().then(
    (changes) => {
      known = offIn(changes);
      return known;
    },
    () => known,
  );
  kept = { off, until: Date.now() + switchesKeptMs() };
  return off;
}

/** Throws while something is off: clients keep what was submitted, and come back. */
export async function assertOn(name: Switch): Promise<void> {
  if ((await switchedOff()).includes(name))
    throw new DomainError(offCode(name), 'This is switched off for now.', { retryAfter: SWITCH_RETRY_S });
}

/** The same for what an endpoint or a callable does. */
export async function assertOperationOn(operation: EndpointName | CallableName): Promise<void> {
  const name = SWITCH_OF[operation];
  if (name) await assertOn(name);
}
