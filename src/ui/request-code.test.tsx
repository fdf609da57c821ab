import { DomainError } from '@domain/errors.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n, loadCommonTexts } from '../i18n/i18n.ts';
import { withCode } from './request-code.tsx';

it('a failure shows the code of its request, if it has one, and a limit when it ends', async () => {
  await loadCommonTexts('en');
  i18n.showLanguage('en');
  const shown = (failure: DomainError) => renderToStaticMarkup(withCode('Oh no.', failure)).replace(/<[^>]+>/g, '');
  expect(shown(new DomainError('internal', '', { requestId: 'ab12cd34' }))).toBe('Oh no. Code: ab12cd34');
  expect(shown(new DomainError('network'))).toBe('Oh no.');
  const after = (retryAfter: number) => shown(new DomainError('rate-limited', '', { retryAfter }));
  expect(after(60)).toBe('Oh no. Try again in 1 minute.');
  expect(after(65 * 60)).toBe('Oh no. Try again in 65 minutes.');
});
