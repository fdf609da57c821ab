const AD_CATEGORIES = ['play', 'learn', 'tell', 'world', 'create'] as const;
export type AdCategory = (typeof AD_CATEGORIES)[number];

/** `{language}` marks sites with one edition per language. */
type AdTarget =
  | { kind: 'page'; path: string }
  | { kind: 'site'; address: string }
  | { kind: 'messenger'; app: 'whatsapp' | 'sms' };

interface Ad {
  readonly id: string;
  readonly category: AdCategory;
  readonly target: AdTarget;
}

const site = (address: string) => ({ kind: 'site', address }) as const;

/** Our own ads and free ones for good causes. Nobody pays for a slot, and no ad loads a script. */
export const ADS = [
  { id: 'howWell', category: 'play', target: { kind: 'page', path: '/quiz/how-well' } },
  { id: 'wikipedia', category: 'learn', target: site('https://{language}.wikipedia.org/') },
  { id: 'whatsapp', category: 'tell', target: { kind: 'messenger', app: 'whatsapp' } },
  { id: 'voices', category: 'world', target: site('https://www.voicesofyouth.org/') },
  { id: 'templates', category: 'create', target: { kind: 'page', path: '/templates' } },
  { id: 'never', category: 'play', target: { kind: 'page', path: '/quiz/never-have-i-ever' } },
  { id: 'gutenberg', category: 'learn', target: site('https://www.gutenberg.org/') },
  { id: 'sms', category: 'tell', target: { kind: 'messenger', app: 'sms' } },
  { id: 'map', category: 'world', target: site('https://www.openstreetmap.org/') },
  { id: 'scratch', category: 'create', target: site('https://scratch.mit.edu/') },
] as const satisfies readonly Ad[];
export type HouseAd = (typeof ADS)[number];

export function messengerAddress(app: 'whatsapp' | 'sms', text: string): string {
  const written = encodeURIComponent(text);
  // the one form that both Android and iOS understand
  return app === 'whatsapp' ? `https://wa.me/?text=${written}` : `sms:?&body=${written}`;
}

/** Returns the ad for a turn: turns cycle through the categories, rounds through their ads, without this page's own. */
export function adAt(turn: number, pathname: string): HouseAd {
  const category = AD_CATEGORIES[turn % AD_CATEGORIES.length];
  const round = Math.floor(turn / AD_CATEGORIES.length);
  const choice = ADS.filter(
    ({ category: own, target }) => own === category && !(target.kind === 'page' && target.path === pathname),
  );
  return choice[round % choice.length] ?? ADS[0];
}
