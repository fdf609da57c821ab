import type { Quiz } from '@domain/quiz/quiz.ts';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../../games/index.ts';
import { quizSubject } from '../../../lib/share-subject.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { useShare } from '../../../ui/use-opened.ts';

/** Says that nobody has answered yet, and offers to share the quiz. */
export function NoResponsesYet({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-details');
  const { t: dashboard } = useTranslation('dashboard');
  const share = useShare();
  return (
    <MessageState
      symbol={
        <SymbolTile color={GAME_COLOR[quiz.type]} size={64}>
          <PersonSearchRounded />
        </SymbolTile>
      }
      level={2}
      title={dashboard('responses.emptyTitle')}
      text={quiz.isRemoved ? undefined : t('empty.text')}
      action={
        !quiz.isRemoved && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => share(quizSubject(quiz, true))}
            startIcon={<Icon name="share" size="1em" />}
          >
            {t('empty.action')}
          </Button>
        )
      }
    />
  );
}
