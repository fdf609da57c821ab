import { SYSTEM } from '@domain/moderation/operators.ts';
import { dayOf } from '@domain/service-day.ts';
import { ceilingFlips } from '@domain/switches/ceiling.ts';
import { fetchSpending } from '../db/service-days.ts';
import { flipSwitches } from '../db/switches.ts';
import { dailyCeilingUsd, isMailOn } from '../support/config.ts';
import { logWarning } from '../support/log.ts';
import { queueAlert } from './alerts/schedule-alerts.ts';

/** Compares what was spent today with the ceiling, switches accordingly, and tells operators. Safe to repeat. */
export async function watchSpending(now: number = Date.now()): Promise<void> {
  const ceiling = dailyCeilingUsd();
  const spent = ceiling === null ? 0 : await fetchSpending(dayOf(now));
  const note = ceiling === null ? '' : `${spent.toFixed(2)} / ${ceiling} USD`;
  const flips = await flipSwitches((changes) => ceilingFlips(changes, { spent, ceiling }, now), {
    by: 'ceiling',
    operatorId: SYSTEM,
    note,
    at: now,
  });
  const off = flips.flatMap(({ name, isOff }) => (isOff ? [name] : []));
  if (off.length === 0) return;
  logWarning('ceiling', `${note}; switched off: ${off.join(', ')}`);
  if (isMailOn()) await queueAlert('ceiling', now);
}
