import { QUIZ_TYPES } from '@domain/quiz/quiz.ts';
import PsychologyRounded from '@mui/icons-material/PsychologyRounded';
import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { GAME_COLOR } from '../../ui/games.ts';
import { Stack } from '../../ui/layout.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { useDrafts } from './draft-storage.ts';
import { isBlank } from './draft-store.ts';
import { StepHead } from './step-head.tsx';
import { addressOf } from './steps.ts';

const SYMBOLS = {
  'know-me': PsychologyRounded,
  'two-truths': TheaterComedyRounded,
  'never-have-i-ever': VisibilityOffRounded,
} as const;
const HERE = addressOf({ step: 'type', type: null });

/** The first step: which of the three games. One with something typed already says so. */
export function TypeChoice() {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  const works = useDrafts((state) => state.works);
  return (
    <Stack gap={2.5}>
      <BackButton to={href.dashboard()}>{t('type.back')}</BackButton>
      <StepHead title={t('title')} lead={t('type.lead')} />
      {QUIZ_TYPES.map((type) => {
        const work = works[type];
        return (
          <ChoiceCard
            key={type}
            color={GAME_COLOR[type]}
            icon={SYMBOLS[type]}
            title={common(`quizType.${type}`)}
            text={t(`type.${type}`)}
            mark={work && !isBlank(work) && `${t('draft.mark')} · ${t('draft.goOn')}`}
            way={{ to: addressOf({ step: type === 'never-have-i-ever' ? 'start' : 'details', type }), from: HERE }}
          />
        );
      })}
    </Stack>
  );
}
