import { closedPaths } from '@domain/closed-paths.ts';
import type { AuditEntry } from '@domain/moderation/operators.ts';
import { paths } from '@domain/paths.ts';
import { type Switch, type Switches, switchesDocument } from '@domain/switches/switches.ts';
import { db, fromStored, inTransaction, type Stored } from './firestore.ts';
import { writeAudit } from './operators.ts';

const ref = () => db().doc(paths.switches);
const changesIn = (stored: Stored): Switches => fromStored(switchesDocument, stored)?.changes ?? {};

export const fetchSwitches = async (): Promise<Switches> => changesIn(await ref().get());

/** Who switches, when, and why. */
type By = Pick<AuditEntry, 'operatorId' | 'note' | 'at'>;

/** Switches something, with an entry in the log, unless it is so already. Safe to repeat. */
export function flipSwitch(name: Switch, isOff: boolean, by: By): Promise<void> {
  return inTransaction(async (tx) => {
    const stored = await tx.get(ref());
    if (isOff === (changesIn(stored)[name]?.isOff ?? false)) return;
    const { at } = by;
    // pages of 0.2.0 read nothing without `by`
    tx.set(ref(), { changes: { ...stored.get('changes'), [name]: { isOff, at, by: 'operator' } } });
    const off = db().doc(closedPaths.switchedOff(name));
    if (isOff) tx.set(off, { at });
    else tx.delete(off);
    writeAudit(tx, { action: isOff ? 'switch-off' : 'switch-on', on: 'switch', id: name, accusedId: null, ...by });
  });
}
