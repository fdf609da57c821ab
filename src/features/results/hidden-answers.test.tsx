import { makeResponse } from '@domain/testing/make-response.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../i18n/i18n.ts';
import { HiddenAnswers } from './hidden-answers.tsx';

beforeAll(() => loadTexts('results'));

test('the note about hidden answers is there only as long as they are hidden', () => {
  const { quiz } = makeResponse('know-me');
  const note = (answers: 'hidden' | 'shown') =>
    renderToStaticMarkup(<HiddenAnswers quiz={quiz} answers={answers} toggle={() => undefined} />);
  expect(note('hidden')).toContain('stay hidden');
  expect(note('shown')).not.toContain('stay hidden');
  expect(note('shown')).toContain('Hide the answers');
});
