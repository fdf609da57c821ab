import { toLanguage } from '@domain/languages.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import StyleRounded from '@mui/icons-material/StyleRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { startTemplate } from './draft-store.ts';
import { useReady } from './ready.ts';
import { ReplaceDraft } from './replace-draft.tsx';
import { addressOf, type Place } from './use-place.ts';

interface Props {
  /** From the address; unknown names are ignored. */
  name: string;
  place: Place;
  work: DraftWork;
}

/** Opens a template as a draft. */
export function FromTemplate({ name, place, work }: Props) {
  const { t, i18n } = useTranslation('quiz-editor');
  const { type } = work.draft;
  const { templateDraft } = useReady();
  const [template] = useState(() => templateDraft(type, name, toLanguage(i18n.language)));
  if (!template) return <Navigate to={addressOf(place)} replace />;
  return (
    <ReplaceDraft
      made={template}
      work={work}
      onStart={startTemplate}
      icon={<StyleRounded />}
      label={t('start.template')}
      here={`${addressOf(place)}&template=${name}`}
      above={href.templates()}
    />
  );
}
