import { AD_CATEGORIES, ADS, type HouseAd } from './catalogue.ts';

/**
 * Returns the ad for a turn, counted from 0: turns cycle through the categories, rounds through each category's ads.
 * Skips an ad that leads to the page it would be on (`pathname`).
 */
export function adAt(turn: number, pathname: string): HouseAd {
  const category = AD_CATEGORIES[turn % AD_CATEGORIES.length];
  const round = Math.floor(turn / AD_CATEGORIES.length);
  const choice = ADS.filter(
    ({ category: own, target }) => own === category && !(target.kind === 'page' && target.path === pathname),
  );
  return choice[round % choice.length] ?? ADS[0];
}
