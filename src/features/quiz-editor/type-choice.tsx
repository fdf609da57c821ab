import type { QuizDraft } from '@domain/quiz/draft.ts';
import { QUIZ_TYPES } from '@domain/quiz/quiz.ts';
import PsychologyRounded from '@mui/icons-material/PsychologyRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackButton } from '../../ui/back-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { isBlank } from './draft-store.ts';

const SYMBOLS = {
  'know-me': PsychologyRounded,
  'two-truths': TheaterComedyRounded,
  'never-have-i-ever': VisibilityOffRounded,
} as const;

const Choice = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 24,
  '& > section': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(2.5),
    padding: theme.spacing(2.5),
    transition: 'transform 150ms, box-shadow 150ms',
  },
  '&:nth-of-type(odd):hover > section': { transform: 'translate(-2px, -2px) rotate(-0.7deg)' },
  '&:nth-of-type(even):hover > section': { transform: 'translate(-2px, -2px) rotate(0.7deg)' },
  '&:active > section': { transform: 'translate(3px, 3px) !important', boxShadow: 'none' },
}));
const DraftMark = styled(Badge)({
  marginTop: 10,
  whiteSpace: 'normal',
  backgroundColor: 'rgba(255, 253, 248, 0.85)',
  borderStyle: 'dashed',
});

/** The first step: which of the three games. One with something typed already says so. */
export function TypeChoice({ drafts }: { drafts: readonly QuizDraft[] }) {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  const hasDraft = (type: QuizDraft['type']) => drafts.some((draft) => draft.type === type && !isBlank(draft));
  return (
    <Stack gap={2.5}>
      <BackButton to="/dashboard">{t('type.back')}</BackButton>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{t('type.lead')}</Typography>
      </div>
      {QUIZ_TYPES.map((type) => {
        const Icon = SYMBOLS[type];
        return (
          <Choice key={type} to={`?type=${type}`}>
            <Sticker game={type}>
              <SymbolTile game="messages" size={60} aria-hidden>
                <Icon />
              </SymbolTile>
              <div>
                <Typography variant="h3" component="h2">
                  {common(`quizType.${type}`)}
                </Typography>
                <Typography sx={{ mt: 0.5 }}>{t(`type.${type}`)}</Typography>
                {hasDraft(type) && (
                  <DraftMark>
                    {t('type.draft')} · {t('type.continue')}
                  </DraftMark>
                )}
              </div>
            </Sticker>
          </Choice>
        );
      })}
    </Stack>
  );
}
