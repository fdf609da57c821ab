import { AD_CATEGORIES, ADS, type HouseAd } from './catalogue.ts';

/**
 * The ad of a turn, counted from 0: each turn is the next category's, and each time round a category shows its next ad.
 * An ad for the page it would stand on (`pathname`) is passed over.
 */
export function adAt(turn: number, pathname: string): HouseAd {
  const category = AD_CATEGORIES[turn % AD_CATEGORIES.length];
  const round = Math.floor(turn / AD_CATEGORIES.length);
  const choice = ADS.filter(
    ({ category: own, target }) => own === category && !(target.kind === 'page' && target.path === pathname),
  );
  return choice[round % choice.length] ?? ADS[0];
}
