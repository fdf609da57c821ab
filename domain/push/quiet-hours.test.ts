import { describe, expect, it } from 'vitest';
import { afterQuietHours, knownTimeZone } from './quiet-hours.ts';

const clock = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const end = (at: string, from: string, to: string, timeZone = 'UTC') =>
  new Date(afterQuietHours(Date.parse(at), { from: clock(from), to: clock(to) }, timeZone)).toISOString();

describe('quiet hours', () => {
  it.each([
    ['within a day', '2026-11-23T13:20:30Z', '13:00', '15:30', 'UTC', '2026-11-23T15:30:00.000Z'],
    ['at their first minute', '2026-11-23T13:00:00Z', '13:00', '15:30', 'UTC', '2026-11-23T15:30:00.000Z'],
    ['before midnight', '2026-11-23T22:10:00Z', '22:00', '07:00', 'UTC', '2026-11-24T07:00:00.000Z'],
    ['after midnight', '2026-11-24T00:00:59Z', '22:00', '07:00', 'UTC', '2026-11-24T07:00:00.000Z'],
    ['until midnight', '2026-11-23T22:10:00Z', '22:00', '00:00', 'UTC', '2026-11-24T00:00:00.000Z'],
    ['in Tokyo', '2026-11-23T15:00:00Z', '22:00', '07:00', 'Asia/Tokyo', '2026-11-23T22:00:00.000Z'],
    ['half an hour off', '2026-11-23T18:00:00Z', '22:00', '07:00', 'Asia/Kolkata', '2026-11-24T01:30:00.000Z'],
    // summer time begins at 01:00 UTC: the clock goes from 02:00 to 03:00
    ['in a night that is short', '2026-03-28T22:00:00Z', '22:00', '07:00', 'Europe/Paris', '2026-03-29T05:00:00.000Z'],
    ['until a time skipped', '2026-03-28T22:00:00Z', '22:00', '02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    // and ends at 01:00 UTC: from 03:00 back to 02:00
    ['in a night that is long', '2026-10-24T21:00:00Z', '22:00', '07:00', 'Europe/Paris', '2026-10-25T06:00:00.000Z'],
  ])('end %s', (_, at, from, to, zone, expected) => expect(end(at, from, to, zone)).toBe(expected));

  it.each([
    ['at their end', '2026-11-23T07:00:00Z', '22:00', '07:00'],
    ['just before', '2026-11-23T21:59:59Z', '22:00', '07:00'],
    ['within a day', '2026-11-23T15:30:00Z', '13:00', '15:30'],
  ])('are over %s', (_, at, from, to) => expect(end(at, from, to)).toBe(new Date(at).toISOString()));

  it('can be turned off', () => expect(afterQuietHours(7, null, 'UTC')).toBe(7));
});

describe('a time zone', () => {
  it.each(['Europe/Paris', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])('is known: %s', (name) =>
    expect(knownTimeZone(name)).toBe(name),
  );
  it.each(['Mars/Base', '', 'x'.repeat(5000), '__proto__', 'Europe/Paris\n'])(
    'is unknown, so UTC is used: %j',
    (name) => expect(knownTimeZone(name)).toBe('UTC'),
  );
});
