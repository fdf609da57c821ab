import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSharesLess } from '../../lib/share-less.ts';
import { Fold } from '../../ui/fold.tsx';
import { Text } from '../../ui/text.tsx';
import { TrackingDisclosure } from '../../ui/tracking-disclosure.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import css from './privacy-line.module.css';

// with the sheet, which alone needs it
const loadSeenTracking = async () => (await import('../../data/seen-tracking.ts')).fetchSeenTracking;

/** What the creator and others will learn of a player, in one line that opens. */
export function PrivacyLine({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('take-quiz');
  const isLess = useSharesLess();
  const { opened } = useOpened('tracking');
  const name = firstName(quiz.owner.name);
  return (
    <Fold
      title={t(isLess ? 'intro.seesLess' : 'intro.sees', { name })}
      mustOpen={opened !== null}
      className={css['line']}
    >
      <Text small>{t(isLess ? 'intro.privacyLess' : 'intro.privacy', { name })}</Text>
      {hasBoard(quiz) && (
        <Text small>
          {t('intro.board')} {t('intro.boardAnonymous')}
        </Text>
      )}
      <TrackingDisclosure label={t('intro.seen', { name })} name={name} load={loadSeenTracking} />
    </Fold>
  );
}
