import { describe, expect, test } from 'vitest';
import { ADS, adAt, messengerAddress } from './catalogue.ts';

const turns = Array.from({ length: ADS.length }, (_, turn) => turn);

describe('the rotation', () => {
  test('shows every ad once before repeating any', () => {
    expect(new Set(turns.map((turn) => adAt(turn, '/').id)).size).toBe(ADS.length);
    expect(adAt(ADS.length, '/').id).toBe(adAt(0, '/').id);
  });

  test('skips an ad for the page it is shown on', () => {
    const shown = turns.map((turn) => adAt(turn, '/quiz/how-well').id);
    expect(shown).not.toContain('howWell');
    expect(shown.filter((id) => id === 'never')).toHaveLength(2);
  });
});

test('a link to a messenger keeps the text unchanged', () => {
  expect(messengerAddress('whatsapp', 'Tu fais mieux ? & non')).toBe(
    'https://wa.me/?text=Tu%20fais%20mieux%C2%A0%3F%20%26%20non',
  );
  expect(messengerAddress('sms', 'a b')).toBe('sms:?&body=a%20b');
});
