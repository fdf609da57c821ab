import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { copyAppLink, shareAppLink } from '../../stores/copy-link.ts';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Row } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';

const Card = styled(Sticker)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  '& .ground': {
    padding: theme.spacing(2, 2.5),
    borderBottom: `2px solid ${INK}`,
    color: INK,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: theme.spacing(1),
  },
  '& .actions': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), padding: theme.spacing(1.5, 2, 2) },
}));
// on the game's colour a badge stands out by paper white
const Label = styled(Badge)({ backgroundColor: '#fffdf8', borderColor: INK });

/** One quiz that can be taken. `level` of its heading. */
export function QuizCard({ quiz, level = 3 }: { quiz: Quiz; level?: 2 | 3 }) {
  const { t, i18n } = useTranslation(['public-profile', 'common']);
  const { id, title, type, owner, stats, createdAt, isPublic } = quiz;
  const path = publicPath.quiz(owner.username, id);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(createdAt);
  return (
    <Card as="article" aria-label={title}>
      <div className="ground" style={{ backgroundColor: GAME_COLORS[type].fill }}>
        <Row>
          <Label>{t(`common:quizTypeBadge.${type}`)}</Label>
          {!isPublic && (
            <Label>
              <LockRounded fontSize="inherit" /> {t('card.private')}
            </Label>
          )}
        </Row>
        <Typography variant="h3" component={`h${level}`} sx={{ fontSize: '1.625rem' }}>
          {title}
        </Typography>
        <span style={{ fontSize: '0.9375rem', fontWeight: 600 }}>
          <time dateTime={new Date(createdAt).toISOString()}>{date}</time> ·{' '}
          {t('card.responses', { count: stats.responses })}
        </span>
      </div>
      <div className="actions">
        <Button variant="contained" component={Link} to={path} sx={{ mr: 'auto' }}>
          {t('card.take')}
        </Button>
        <IconButton aria-label={t('card.copy')} title={t('card.copy')} onClick={() => void copyAppLink(path, 'quiz')}>
          <ContentCopyRounded />
        </IconButton>
        <IconButton
          aria-label={t('card.share')}
          title={t('card.share')}
          onClick={() => void shareAppLink(path, 'quiz', title, t('card.shareText', { title, name: owner.name }))}
        >
          <IosShareRounded />
        </IconButton>
      </div>
    </Card>
  );
}
