import { QUIZ_TYPES } from '@domain/games/index.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { editorOf } from '../../games/editors.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { useDrafts } from './draft-storage.ts';
import { isBlank } from './draft-store.ts';
import { StepHead } from './step-head.tsx';
import { addressOf, firstStep } from './steps.ts';

const HERE = addressOf({ step: 'type', type: null });

/** The first step: the choice of a game, with a note on those with a draft. */
export function TypeChoice() {
  const { t } = useTranslation('quiz-editor');
  const { t: games } = useTranslation('games');
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
            icon={editorOf(type).icon}
            title={games(`${type}.name`)}
            text={t(`type.${type}`)}
            mark={work && !isBlank(work) && `${t('draft.mark')} · ${t('draft.goOn')}`}
            way={{ to: addressOf({ step: firstStep(type), type }), from: HERE }}
          />
        );
      })}
    </Stack>
  );
}
