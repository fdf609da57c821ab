import { INK, PAPER } from '@domain/palette.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import PublicRounded from '@mui/icons-material/PublicRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { GameIcon } from '../../../games/game-icon.tsx';
import { GAME_COLOR } from '../../../games/index.ts';
import { quizSubject } from '../../../lib/share-subject.ts';
import { copyAppLink } from '../../../stores/copy-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { HANDS_AS_ON } from '../../../ui/theme.ts';
import { useShare } from '../../../ui/use-opened.ts';
import { UserText } from '../../../ui/user-text.tsx';

const Banner = styled(
  Sticker,
  HANDS_AS_ON,
)(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5) },
  // the game's icon is part of the background
  '& > .sign': {
    position: 'absolute',
    insetInlineEnd: -18,
    top: -26,
    fontSize: 190,
    lineHeight: 0,
    opacity: 0.14,
    transform: 'rotate(12deg)',
    pointerEvents: 'none',
  },
  '& > :not(.sign)': { position: 'relative' },
}));
const Label = styled(Badge)({ borderColor: INK, backgroundColor: PAPER, color: INK, whiteSpace: 'normal' });
const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(0.5),
  '& .MuiButton-root': { borderColor: INK, lineHeight: 1.2, paddingInline: theme.spacing(1), overflowWrap: 'normal' },
  // the game's color is the same in the dark scheme
  '& .MuiButton-outlined': { backgroundColor: PAPER, color: INK },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& .MuiButton-root': { paddingInline: theme.spacing(2.5) },
  },
}));

/** The quiz, its visibility, and what brings it answers. */
export function DetailsHeader({ quiz }: { quiz: Quiz }) {
  const { t: games } = useTranslation('games');
  const { t: dashboard } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const share = useShare();
  const { id, title, type, isPublic, isClosed, isRemoved, questions, owner } = quiz;
  const path = publicPath.quiz(owner.username, id);
  return (
    <Banner as="header" color={GAME_COLOR[type]}>
      <span className="sign" aria-hidden>
        <GameIcon game={type} size="1em" />
      </span>
      <Row>
        <Label>{games(`${type}.name`)}</Label>
        {isRemoved ? (
          <Label>{dashboard('quizzes.removed')}</Label>
        ) : (
          <Label>
            {isPublic ? <PublicRounded fontSize="inherit" /> : <Icon name="lock" size="1em" />}
            {dashboard(isPublic ? 'quizzes.public' : 'quizzes.private')}
          </Label>
        )}
        {isClosed && !isRemoved && <Label>{dashboard('quizzes.closed')}</Label>}
      </Row>
      <div>
        <Typography variant="h2" component="h1">
          <UserText>{title}</UserText>
        </Typography>
        <Typography sx={{ mt: 0.75, fontWeight: 600 }}>
          {dashboard('quizzes.questions', { count: questions.length })}
        </Typography>
      </div>
      {!isRemoved && (
        <Actions>
          <Button
            variant="contained"
            aria-haspopup="dialog"
            onClick={() => share(quizSubject(quiz, true))}
            startIcon={<Icon name="share" size="1em" />}
          >
            {common('share')}
          </Button>
          <Button
            variant="outlined"
            onClick={() => void copyAppLink(path, 'quiz')}
            startIcon={<Icon name="copy" size="1em" />}
          >
            {common('copyLink')}
          </Button>
        </Actions>
      )}
    </Banner>
  );
}
