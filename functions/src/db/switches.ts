import { closedPaths } from '@domain/closed-paths.ts';
import type { AuditEntry } from '@domain/moderation/operators.ts';
import { paths } from '@domain/paths.ts';
import { type Switch, type SwitchChange, type Switches, switchesDocument } from '@domain/switches/switches.ts';
import { db, fromStored, inTransaction, type Stored, type Transaction } from './firestore.ts';
import { writeAudit } from './operators.ts';

const ref = () => db().doc(paths.switches);
const changesIn = (stored: Stored): Switches => fromStored(switchesDocument, stored)?.changes ?? {};

export const fetchSwitches = async (): Promise<Switches> => changesIn(await ref().get());

export const readSwitches = async (tx: Transaction): Promise<Switches> => changesIn(await tx.get(ref()));

interface Flip {
  name: Switch;
  isOff: boolean;
}

/** Who switches, and why. */
type By = Pick<SwitchChange, 'by' | 'at'> & Pick<AuditEntry, 'operatorId' | 'note'>;

/** Switches what `choose` returns, each with its entry in the log. Returns what changed. Safe to repeat. */
export function flipSwitches(
  choose: (changes: Switches) => readonly Flip[],
  { by, at, ...entry }: By,
): Promise<Flip[]> {
  return inTransaction(async (tx) => {
    const before = await readSwitches(tx);
    const flips = choose(before).filter(
      ({ name, isOff }) => isOff !== (before[name]?.isOff ?? false) || by !== (before[name]?.by ?? 'operator'),
    );
    if (flips.length === 0) return [];
    const changed = Object.fromEntries(flips.map(({ name, isOff }) => [name, { isOff, by, at }]));
    const changes: Switches = { ...before, ...changed };
    tx.set(ref(), { changes });
    for (const { name, isOff } of flips) {
      const off = db().doc(closedPaths.switchedOff(name));
      if (isOff) tx.set(off, { at });
      else tx.delete(off);
      writeAudit(tx, {
        at,
        action: isOff ? 'switch-off' : 'switch-on',
        on: 'switch',
        id: name,
        accusedId: null,
        ...entry,
      });
    }
    return flips;
  });
}
