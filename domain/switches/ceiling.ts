import { dayOf } from '../service-day.ts';
import { SWITCHES, type Switch, type Switches } from './switches.ts';

/** At which share of the day's ceiling the server switches what off: the costly and least missed first, messages last. */
const SHARE: Readonly<Record<Switch, number>> = {
  pictures: 0.8,
  pushes: 0.8,
  guests: 0.9,
  circles: 0.9,
  'sign-ups': 1,
  replies: 1,
  messages: 1,
};

/** Returns what the ceiling switched off on this day (UTC), and is still off. */
export const offByCeiling = (changes: Switches, now: number): Switch[] =>
  SWITCHES.filter((name) => {
    const { isOff, by, at = 0 } = changes[name] ?? {};
    return isOff && by === 'ceiling' && dayOf(at) === dayOf(now);
  });

/** Returns what changes: off what its share is reached of, on what an earlier day switched off; nothing by operators. */
export function ceilingFlips(
  changes: Switches,
  { spent, ceiling }: { spent: number; ceiling: number | null },
  now: number,
): { name: Switch; isOff: boolean }[] {
  return SWITCHES.flatMap((name) => {
    const { isOff = false, by = 'ceiling', at = 0 } = changes[name] ?? {};
    const isToday = dayOf(at) === dayOf(now);
    if (by === 'operator' && (isOff || isToday)) return [];
    const isOver = ceiling !== null && spent >= ceiling * SHARE[name];
    return isOver === isOff ? [] : [{ name, isOff: isOver }];
  });
}
