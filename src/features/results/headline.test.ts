import { PICTURE_TEXTS } from '@domain/locales/pictures.ts';
import { expect, test } from 'vitest';
import en from '../../i18n/locales/en/results.json' with { type: 'json' };
import fr from '../../i18n/locales/fr/results.json' with { type: 'json' };

test.each(Object.entries({ en, fr }))('a result and its pictures have the same headline, in %s', (language, texts) => {
  const { headline, mystery, all, high, middle, low } = PICTURE_TEXTS[language as 'en' | 'fr'].result;
  expect(texts).toMatchObject({ headline, mystery, dare: { all, high, middle, low } });
});
