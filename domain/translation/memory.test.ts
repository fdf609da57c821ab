import { describe, expect, it } from 'vitest';
import { PRESET_STATEMENTS } from '../games/never-have-i-ever/statements.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { recall } from './memory.ts';

const known = [
  ...Object.values(PRESET_STATEMENTS)
    .flat()
    .map(({ en, fr }) => [en, fr] as const),
  ...DEMO_TEXTS,
];

describe('the translation memory', () => {
  it('knows all of its texts in both directions, and as what they are in their own language', () => {
    for (const [en, fr] of known) {
      expect([recall(en, 'fr'), recall(fr, 'en'), recall(en, 'en'), recall(fr, 'fr')], en).toEqual([fr, en, en, fr]);
    }
  });

  it('overlooks spaces around a text, but not case', () => {
    expect(recall('  Dishes\n', 'fr')).toBe('La vaisselle');
    expect(recall('dishes', 'fr')).toBeNull();
  });

  it('does not know what nobody taught it', () => {
    expect([recall('Just something', 'fr'), recall('', 'fr'), recall('__proto__', 'en')]).toEqual([null, null, null]);
  });

  it('keeps French marks on the line of their word', () => {
    expect(DEMO_TEXTS.filter(([, fr]) => /[^\u00a0][?!:;]/.test(fr))).toEqual([]);
  });
});
