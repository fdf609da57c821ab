import { AD_CATEGORIES, ADS, type HouseAd } from './catalogue.ts';

/** Returns the ad for a turn: turns cycle through the categories, rounds through their ads, without this page's own. */
export function adAt(turn: number, pathname: string): HouseAd {
  const category = AD_CATEGORIES[turn % AD_CATEGORIES.length];
  const round = Math.floor(turn / AD_CATEGORIES.length);
  const choice = ADS.filter(
    ({ category: own, target }) => own === category && !(target.kind === 'page' && target.path === pathname),
  );
  return choice[round % choice.length] ?? ADS[0];
}
