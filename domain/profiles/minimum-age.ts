import { MINIMUM_AGE } from '../limits.ts';

/** Where MINIMUM_AGE isn't enough, by time zone ("/": all below): article 8 of the GDPR; Australia since 2025. */
const OLDER: ReadonlyArray<readonly [age: 14 | 15 | 16, zones: string]> = [
  [
    14,
    'Africa/Ceuta Asia/Famagusta Asia/Nicosia Asia/Seoul Atlantic/Canary Europe/Madrid Europe/Rome Europe/Sofia Europe/Vienna Europe/Vilnius',
  ],
  [
    15,
    'America/Cayenne America/Guadeloupe America/Martinique Europe/Athens Europe/Copenhagen Europe/Ljubljana Europe/Paris Europe/Prague Indian/Mayotte Indian/Reunion',
  ],
  [
    16,
    'Australia/ Europe/Amsterdam Europe/Berlin Europe/Bratislava Europe/Bucharest Europe/Budapest Europe/Busingen Europe/Dublin Europe/Luxembourg Europe/Vaduz Europe/Warsaw Europe/Zagreb',
  ],
];

export const minimumAge = (timeZone: string): 13 | 14 | 15 | 16 =>
  OLDER.find(([, zones]) =>
    zones.split(' ').some((zone) => timeZone === zone || (zone.endsWith('/') && timeZone.startsWith(zone))),
  )?.[0] ?? MINIMUM_AGE;
