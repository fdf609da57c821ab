import type { QuizDraft } from '@domain/quiz/draft.ts';
import { type DraftWork, isBlank, isUnwritten } from '@domain/quiz/stored-drafts.ts';
import HistoryEduRounded from '@mui/icons-material/HistoryEduRounded';
import Button from '@mui/material/Button';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { GAME_COLOR } from '../../games/index.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { BackButton } from '../../ui/back-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { StepHead } from './step-head.tsx';
import { addressOf } from './use-place.ts';

interface Props {
  /** What is to become the draft of a new quiz. */
  made: QuizDraft;
  /** The draft it would replace. */
  work: DraftWork | undefined;
  /** Makes it the draft; the same function on every render. */
  onStart: (made: QuizDraft) => void;
  icon: ReactNode;
  label: string;
  /** The current address, and the one above. */
  here: string;
  above: string;
}

/** Opens what was made of a template or a quiz as a draft. Asks before it replaces one with content. */
export function ReplaceDraft({ made, work, onStart, icon, label, here, above }: Props) {
  const { t } = useTranslation('quiz-editor');
  const [isAsking, setIsAsking] = useState(false);
  const { type } = made;
  const isFree = !work || work.changedAt === null || isBlank(work);
  useLayoutEffect(() => {
    if (isFree) onStart(made);
  }, [made, isFree, onStart]);

  if (isFree) return <Navigate to={addressOf({ step: 'details', type })} replace />;
  const hasItems = !isUnwritten(work);
  return (
    <Stack gap={2.5}>
      <BackButton to={above}>{t('back')}</BackButton>
      <StepHead title={t('title')} lead={t('start.lead')} type={type} />
      <ChoiceCard
        color="yellow"
        iconColor={GAME_COLOR[type]}
        icon={<HistoryEduRounded />}
        title={t('draft.goOn')}
        text={<UserText>{work.draft.title}</UserText>}
        mark={t('draft.mark')}
        way={{ to: addressOf({ step: hasItems ? 'details' : 'template', type }), from: here }}
      />
      <ChoiceCard
        color={GAME_COLOR[type]}
        icon={icon}
        title={label}
        text={<UserText>{made.title}</UserText>}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <AskDialog title={t('create.discardTitle')} text={t('create.discardText')} onClose={() => setIsAsking(false)}>
          <Button variant="outlined" size="large" onClick={() => setIsAsking(false)}>
            {t('draft.keep')}
          </Button>
          <Button variant="contained" color="error" size="large" onClick={() => onStart(made)}>
            {t('draft.discard')}
          </Button>
        </AskDialog>
      )}
    </Stack>
  );
}
