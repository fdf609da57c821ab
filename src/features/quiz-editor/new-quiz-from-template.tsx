import { toLanguage } from '@domain/languages.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { templateDraft } from '@domain/quiz/templates.ts';
import HistoryEduRounded from '@mui/icons-material/HistoryEduRounded';
import StyleRounded from '@mui/icons-material/StyleRounded';
import Button from '@mui/material/Button';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { hasNoItems, isBlank, startTemplate } from './draft-store.ts';
import { StepHead } from './step-head.tsx';
import { addressOf, type Place } from './steps.ts';

interface Props {
  /** From the address; unknown names are ignored. */
  name: string;
  place: Place;
  work: DraftWork;
}

/** Opens a template as a draft. Asks before it replaces one with content. */
export function FromTemplate({ name, place, work }: Props) {
  const { t, i18n } = useTranslation('quiz-editor');
  const [isAsking, setIsAsking] = useState(false);
  const { type, title } = work.draft;
  const [template] = useState(() => templateDraft(type, name, toLanguage(i18n.language), () => crypto.randomUUID()));
  const isFree = work.changedAt === null || isBlank(work);
  useLayoutEffect(() => {
    if (template && isFree) startTemplate(template);
  }, [template, isFree]);

  const details = addressOf({ step: 'details', type });
  if (!template) return <Navigate to={addressOf(place)} replace />;
  if (isFree) return <Navigate to={details} replace />;
  const hasItems = title.trim() !== '' || !hasNoItems(work.draft);
  const here = `${addressOf(place)}&template=${name}`;
  return (
    <Stack gap={2.5}>
      <BackButton to={href.templates()}>{t('back')}</BackButton>
      <StepHead title={t('title')} lead={t('start.lead')} type={type} />
      <ChoiceCard
        color="yellow"
        iconColor={GAME_COLOR[type]}
        icon={HistoryEduRounded}
        title={t('draft.goOn')}
        text={title}
        mark={t('draft.mark')}
        way={{ to: addressOf({ step: hasItems ? 'details' : 'template', type }), from: here }}
      />
      <ChoiceCard
        color={GAME_COLOR[type]}
        icon={StyleRounded}
        title={t('start.template')}
        text={template.title}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <AskDialog title={t('create.discardTitle')} text={t('create.discardText')} onClose={() => setIsAsking(false)}>
          <Button variant="contained" size="large" onClick={() => setIsAsking(false)}>
            {t('draft.keep')}
          </Button>
          <Button variant="outlined" size="large" onClick={() => startTemplate(template)}>
            {t('draft.discard')}
          </Button>
        </AskDialog>
      )}
    </Stack>
  );
}
