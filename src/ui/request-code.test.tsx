import { DomainError } from '@domain/errors.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n, loadCommonTexts } from '../i18n/i18n.ts';
import { withCode } from './request-code.tsx';

const shown = (failure: DomainError) => renderToStaticMarkup(withCode('Oh no.', failure)).replace(/<[^>]+>/g, '');

it('a failure shows the code of its request, if it has one, and what is switched off no time', async () => {
  await loadCommonTexts('en');
  i18n.showLanguage('en');
  expect(shown(new DomainError('internal', '', { requestId: 'ab12cd34' }))).toBe('Oh no. Code: ab12cd34');
  expect(shown(new DomainError('network'))).toBe('Oh no.');
  expect(shown(new DomainError('messages-off', '', { retryAfter: 30 })).trim()).toBe('Oh no.');
});

it.each([
  [20, 'in 1 minute', 'dans 1 minute'],
  [60, 'in 1 minute', 'dans 1 minute'],
  [59.5 * 60, 'in 60 minutes', 'dans 60 minutes'],
  [65 * 60, 'in 2 hours', 'dans 2 heures'],
  [1380 * 60, 'in 23 hours', 'dans 23 heures'],
  [7 * 86400, 'in 7 days', 'dans 7 jours'],
])('a limit of %d s says when it ends', async (retryAfter, english, french) => {
  for (const [language, said] of [
    ['en', `Try again ${english}.`],
    ['fr', `Réessaie ${french}.`],
  ] as const) {
    await loadCommonTexts(language);
    i18n.showLanguage(language);
    expect(shown(new DomainError('rate-limited', '', { retryAfter }))).toBe(`Oh no. ${said}`);
  }
});
