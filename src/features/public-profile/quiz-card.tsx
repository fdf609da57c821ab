import { FILLS } from '@domain/palette.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { BOARD_FRAGMENT } from '../../config/element-ids.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { quizSubject } from '../../lib/share-subject.ts';
import { readSessionHint } from '../../session/hint.ts';
import { copyAppLink } from '../../stores/copy-link.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading } from '../../ui/text.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { useShare } from '../../ui/use-opened.ts';
import { UserText } from '../../ui/user-text.tsx';
import css from './quiz-card.module.css';
import type { ListedQuiz } from './use-public-quizzes.ts';

const NEW_FRAME = `4px solid ${FILLS.yellow}`;

/** A quiz to take. `isNew`: just created. */
export function QuizCard({ quiz, isNew = false }: { quiz: ListedQuiz; isNew?: boolean }) {
  const { t } = useTranslation(['public-profile', 'common']);
  const { t: games } = useTranslation('games');
  const { id, title, words = { children: title }, type, owner, responses, createdAt, isPublic, isClosed } = quiz;
  const path = publicPath.quiz(owner.username, id);
  const { date } = useFormats();
  const share = useShare();
  return (
    <Sticker
      className={css['card']}
      as="article"
      aria-label={words.children}
      style={isNew ? { outline: NEW_FRAME, outlineOffset: 4 } : undefined}
    >
      <div className={css['ground']} style={{ backgroundColor: FILLS[GAME_COLOR[type]] }}>
        <Row>
          {isNew && (
            <Badge className={css['label']} style={{ backgroundColor: FILLS.yellow }}>
              {t('card.new')}
            </Badge>
          )}
          <Badge className={css['label']}>{games(`${type}.badge`)}</Badge>
          {isClosed && <Badge className={css['label']}>{t('card.closed')}</Badge>}
          {!isPublic && (
            <Badge className={css['label']}>
              <Icon name="lock" size="1em" /> {t('card.private')}
            </Badge>
          )}
        </Row>
        <Heading size={3} as="h3" style={{ fontSize: '1.625rem' }}>
          <UserText {...words} />
        </Heading>
        <span style={{ fontSize: '0.9375rem', fontWeight: 600 }}>
          <time dateTime={new Date(createdAt).toISOString()}>{date(createdAt)}</time> ·{' '}
          {t('card.responses', { count: responses })}
        </span>
        {hasBoard(quiz) && (
          <Link className={css['board']} to={`${path}#${BOARD_FRAGMENT}`}>
            {t('card.board')}
          </Link>
        )}
      </div>
      <div className={css['actions']}>
        <Button variant="contained" to={path} style={{ marginInlineEnd: 'auto' }}>
          {t('card.take')}
        </Button>
        <IconButton
          type="button"
          aria-label={t('card.copy')}
          title={t('card.copy')}
          onClick={() => void copyAppLink(path, 'quiz')}
        >
          <Icon name="copy" size={24} />
        </IconButton>
        <IconButton
          type="button"
          aria-label={t('card.share')}
          title={t('card.share')}
          aria-haspopup="dialog"
          onClick={() => share(quizSubject(quiz, readSessionHint()?.username === owner.username))}
        >
          <Icon name="share" size={24} />
        </IconButton>
      </div>
    </Sticker>
  );
}
