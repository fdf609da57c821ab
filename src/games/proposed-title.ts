import type { QuizType } from '@domain/games/index.ts';
import { QUIZ_TITLE_MAX } from '@domain/limits.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Translate } from '../i18n/resources.ts';

/** Returns a quiz's title for those who don't want to think of one: with its creator's first name, where that is known. */
export function proposedTitle(t: Translate<'mine'>, type: QuizType, fullName: string): string {
  const name = firstName(fullName);
  // as typed: what isolates a name within a sentence must not be stored
  const title = t(`title.${type}.named`, { name, interpolation: { escapeValue: false } });
  return name === '' || title.length > QUIZ_TITLE_MAX ? t(`title.${type}.unnamed`) : title;
}
