import { describe, expect, it } from 'vitest';
import { ANONYMOUS_RESPONDER } from '../responses/public-response.ts';
import { isOffensiveName } from './public-name.ts';

describe('is kept from public pages', () => {
  it.each(['Fuck You', 'f*ck', 'sh1t', 'FDP', 'Gros Bâtard', 'B I T C H', 'Enculé 2 la nuit', 'KYS'])('%s', (name) => {
    expect(isOffensiveName(name, [])).toBe(true);
  });
  it('names with a word that the creator hides', () => {
    expect(isOffensiveName('Carrot Top', ['carrot'])).toBe(true);
    expect(isOffensiveName('Carrot Top', [])).toBe(false);
  });
});

// names of people, and words that only look like something else
it.each([
  ...['Dick Van Dyke', 'Dominique', 'Nique', 'Cockburn', 'Hancock', 'Scunthorpe', 'Dickinson', 'Shitake', 'Matsushita'],
  ...['Constance', 'Putin', 'Nazim', 'Sluttery', 'Peter Bastide', 'Negroni', 'Pussycat', 'Fanny', 'Gay Talese', '李'],
  ...['Toujours en retard', 'Kysha', 'Yann', 'Connie', 'Salopette', 'Batardeau', 'Wank', 'Porsche', 'Assane', 'Bich'],
  ...['F. D. Roosevelt', 'Sam', '🐷', ANONYMOUS_RESPONDER],
])('%s is allowed', (name) => {
  expect(isOffensiveName(name, [])).toBe(false);
});
