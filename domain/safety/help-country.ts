import { HELP_COUNTRIES, type HelpCountry } from './help-lines.ts';

/** Time zones of the countries that have help lines; an ending slash stands for all that begin so. */
const ZONES: Readonly<Record<HelpCountry, string>> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/',
  BE: 'Europe/Brussels',
  CA: 'Canada/ America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Montreal America/Moncton America/Glace_Bay America/Goose_Bay America/Iqaluit America/Rankin_Inlet America/Resolute America/Cambridge_Bay America/Coral_Harbour America/Atikokan America/Yellowknife America/Inuvik America/Whitehorse America/Dawson America/Dawson_Creek America/Fort_Nelson America/Creston America/Swift_Current America/Thunder_Bay America/Nipigon America/Rainy_River America/Pangnirtung America/Blanc-Sablon',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  FI: 'Europe/Helsinki Europe/Mariehamn',
  FR: 'Europe/Paris America/Martinique America/Guadeloupe America/Cayenne America/Miquelon America/St_Barthelemy America/Marigot Indian/Reunion Indian/Mayotte',
  GB: 'Europe/London Europe/Belfast',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  SE: 'Europe/Stockholm',
  US: 'US/ America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage America/Boise America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak America/Menominee America/Indiana/ America/Indianapolis America/Kentucky/ America/Louisville America/North_Dakota/ America/Puerto_Rico Pacific/Honolulu',
};
/** A time zone without a country, as some browsers give to everyone. */
const PLACELESS = /^$|^(Etc\/|UTC|GMT|Universal|Zulu)/;

const isIn = (zone: string, place: string) => (place.endsWith('/') ? zone.startsWith(place) : zone === place);

/** Returns the country whose help lines suit a device, or null. The clock counts first: "en-US" is set everywhere. */
export function guessHelpCountry(timeZone: string, languages: readonly string[]): HelpCountry | null {
  if (!PLACELESS.test(timeZone))
    return HELP_COUNTRIES.find((country) => ZONES[country].split(' ').some((place) => isIn(timeZone, place))) ?? null;
  for (const language of languages) {
    const region = /-([A-Z]{2})$/i.exec(language)?.[1]?.toUpperCase();
    const country = HELP_COUNTRIES.find((code) => code === region);
    if (country) return country;
  }
  return null;
}
