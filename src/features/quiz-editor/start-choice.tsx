import { type DraftWork, isBlank, isUnwritten } from '@domain/quiz/stored-drafts.ts';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import HistoryEduRounded from '@mui/icons-material/HistoryEduRounded';
import StyleRounded from '@mui/icons-material/StyleRounded';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { startSelection } from './draft-store.ts';
import { useReady } from './ready.ts';
import { StepHead } from './step-head.tsx';
import { useIsMinor } from './use-is-minor.ts';
import { addressOf, type Step, useGoUp } from './use-place.ts';

/** A new quiz of a game with ready lists: start from a list, from scratch, or from a draft. */
export function StartChoice({ work }: { work: DraftWork }) {
  const { t } = useTranslation('quiz-editor');
  const { type } = work.draft;
  const at = (step: Step) => addressOf({ step, type });
  const goUp = useGoUp(at('type'));
  const hasItems = !isUnwritten(work);
  const { isRewritten } = useReady();
  // one list is no choice
  const isMinor = useIsMinor();
  const startNormal = () => startSelection(type, 'normal', (item) => isRewritten(type, item));
  return (
    <Stack gap={2.5}>
      <BackButton onClick={goUp}>{t('otherType')}</BackButton>
      <StepHead title={t('title')} lead={t('start.lead')} type={type} />
      {!isBlank(work) && (
        <ChoiceCard
          color="yellow"
          iconColor={GAME_COLOR[type]}
          icon={<HistoryEduRounded />}
          title={t('draft.goOn')}
          text={<UserText>{work.draft.title}</UserText>}
          mark={t('draft.mark')}
          way={{ to: at(hasItems ? 'details' : 'template'), from: at('start') }}
        />
      )}
      <ChoiceCard
        color={GAME_COLOR[type]}
        icon={<StyleRounded />}
        title={t('start.template')}
        text={t('start.templateText')}
        {...(isMinor && { onClick: startNormal })}
        way={{ to: at(isMinor ? 'template' : 'category'), from: at('start') }}
      />
      <ChoiceCard
        color={GAME_COLOR[type]}
        icon={<EditNoteRounded />}
        title={t('start.scratch')}
        text={t(hasItems ? 'start.scratchOn' : 'start.scratchText')}
        way={{ to: at('details'), from: at('start') }}
      />
    </Stack>
  );
}
