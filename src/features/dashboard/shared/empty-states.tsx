import type { Profile } from '@domain/profiles/profile.ts';
import ForwardToInboxRounded from '@mui/icons-material/ForwardToInboxRounded';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import StyleRounded from '@mui/icons-material/StyleRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { ALONG } from '../../../ui/icon.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { useShare } from '../../../ui/use-opened.ts';

export function NoQuizzes() {
  const { t } = useTranslation('dashboard');
  return (
    <MessageState
      symbol={
        <SymbolTile color="violet" size={64}>
          <StyleRounded />
        </SymbolTile>
      }
      level={2}
      title={t('quizzes.emptyTitle')}
      text={t('quizzes.emptyText')}
      action={
        <Button variant="contained" component={Link} to={href.createQuiz()}>
          {t('create')}
        </Button>
      }
    />
  );
}

/** Says that there are no responses. `level` is 2 right below the page's heading. Without a quiz, no link leads to them. */
export function NoResponses({ level = 3, hasQuizzes = true }: { level?: 2 | 3; hasQuizzes?: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <MessageState
      symbol={
        <SymbolTile color="coral" size={64}>
          <PersonSearchRounded />
        </SymbolTile>
      }
      level={level}
      title={t('responses.emptyTitle')}
      text={t('responses.emptyText')}
      action={
        hasQuizzes && (
          <Button variant="contained" component={Link} to={href.dashboard('quizzes')}>
            {t('responses.emptyAction')}
          </Button>
        )
      }
    />
  );
}

export function NoMessages({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const share = useShare();
  return (
    <MessageState
      symbol={
        <SymbolTile color="yellow" size={64}>
          <ForwardToInboxRounded style={ALONG} />
        </SymbolTile>
      }
      level={3}
      title={t('messages.emptyTitle')}
      text={t('messages.emptyText')}
      action={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => share(creatorSubject('messages', profile))}>
          {t('messages.emptyAction')}
        </Button>
      }
    />
  );
}
