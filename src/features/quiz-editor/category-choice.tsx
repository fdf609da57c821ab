import type { QuizType } from '@domain/games/index.ts';
import type { Selection } from '@domain/quiz/stored-drafts.ts';
import EmojiEmotionsRounded from '@mui/icons-material/EmojiEmotionsRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { GAME_COLOR } from '../../games/index.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { BackButton } from '../../ui/back-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { startSelection } from './draft-store.ts';
import { useReady } from './ready.ts';
import { StepHead } from './step-head.tsx';
import { useIsMinor } from './use-is-minor.ts';
import { addressOf, comingFrom, type Step, useGoUp } from './use-place.ts';

/** The choice of a list; the spicy one only for confirmed adults, and not shown to minors. Either starts with nothing selected. */
export function CategoryChoice({ type }: { type: QuizType }) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const at = (step: Step) => addressOf({ step, type });
  const goUp = useGoUp(at('start'));
  const [isAsking, setIsAsking] = useState(false);
  const { isRewritten } = useReady();
  const isMinor = useIsMinor();
  const start = (list: Selection['category']) => startSelection(type, list, (item) => isRewritten(type, item));
  const chooseSpicy = () => {
    start('spicy');
    void navigate(at('template'), { state: comingFrom(at('category')) });
  };
  return (
    <Stack gap={2.5}>
      <BackButton onClick={goUp}>{t('back')}</BackButton>
      <StepHead title={t('category.title')} lead={t('category.lead')} type={type} />
      <ChoiceCard
        color={GAME_COLOR[type]}
        icon={<EmojiEmotionsRounded />}
        title={t('category.normal')}
        text={t('category.normalText')}
        onClick={() => start('normal')}
        way={{ to: at('template'), from: at('category') }}
      />
      {!isMinor && (
        <ChoiceCard
          color="coral"
          icon={<Icon name="flame" size="1em" />}
          title={t('category.spicy')}
          text={t('category.spicyText')}
          onClick={() => setIsAsking(true)}
        />
      )}
      {isAsking && (
        <AskDialog title={t('age.title')} text={t('age.text')} onClose={() => setIsAsking(false)}>
          <Button variant="outlined" size="large" onClick={() => setIsAsking(false)}>
            {t('age.no')}
          </Button>
          <Button variant="contained" size="large" onClick={chooseSpicy}>
            {t('age.yes')}
          </Button>
        </AskDialog>
      )}
    </Stack>
  );
}
