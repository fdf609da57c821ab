import { gameOf, QUIZ_TYPES } from '@domain/games/index.ts';
import type { Language } from '@domain/languages.ts';
import { GAME_VIEWS } from '../../games/index.ts';
import { isolated } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UserText } from '../../ui/user-text.tsx';
import type { OutboxItem } from '../device/queue.ts';
import css from './submission-text.module.css';

/** Returns how to show an answer when its game is unknown. */
function useFixedAnswers(): (given: string) => string {
  const { t } = useTranslation('games');
  return (given) => {
    const type = QUIZ_TYPES.find((one) => gameOf(one).fixedAnswers?.includes(given));
    return (type && GAME_VIEWS[type].answer?.(t, given)) ?? given;
  };
}

function linesOf({ input }: OutboxItem, answerOf: (given: string) => string, language: Language): string[] {
  if (!input) return [];
  if ('circleId' in input)
    return [
      ...('name' in input ? [input.name] : []),
      ...input.answers.map((place, index) => `${index + 1}. ${String.fromCharCode(65 + place)}`),
    ];
  if ('answers' in input)
    return [
      input.responderName,
      ...input.answers.map(({ given }, index) => `${index + 1}. ${isolated(answerOf(given), language)}`),
    ];
  return 'recipientId' in input
    ? [input.message]
    : [input.subject, input.message, `${isolated(input.name, language)}, ${input.email}`];
}

/** Shows what was submitted; nothing once it is delivered and its text deleted. */
export function Written({ item }: { item: OutboxItem }) {
  const { t, i18n } = useTranslation('outbox');
  const lines = linesOf(item, useFixedAnswers(), i18n.language);
  if (lines.length === 0) return null;
  return (
    <details className={css['box']}>
      <summary>{t('written')}</summary>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <UserText as="p" key={index}>
          {line}
        </UserText>
      ))}
    </details>
  );
}
