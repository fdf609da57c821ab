import { lazy, Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { CategoryChoice } from './category-choice.tsx';
import { DraftEnded } from './draft-ended.tsx';
import { endDraft, openDrafts, useDrafts } from './draft-storage.ts';
import { startDraft } from './draft-store.ts';
import { EditorForm } from './editor-form.tsx';
import { StartChoice } from './start-choice.tsx';
import { addressOf, type Place, stepAbove, useGoUp } from './steps.ts';
import { TemplateStep } from './template-step.tsx';
import { TypeChoice } from './type-choice.tsx';

// all templates' texts, loaded only with `?template=`
const FromTemplate = lazy(() => import('./new-quiz-from-template.tsx').then((m) => ({ default: m.FromTemplate })));

interface Props {
  uid: string;
  /** Null without an account. */
  username: string | null;
  place: Place;
  /** The template in the address. */
  template: string | null;
}

/** Creates a quiz, step by step. */
export function NewQuiz({ uid, username, place, template }: Props) {
  const { t } = useTranslation('quiz-editor');
  const { step, type } = place;
  const navigate = useNavigate();
  const { ownerId, works, ended } = useDrafts();
  useLayoutEffect(() => {
    openDrafts(uid);
    if (type && !useDrafts.getState().works[type]) startDraft(type);
  }, [uid, type]);
  const work = type && ownerId === uid ? works[type] : undefined;
  const above = stepAbove(place, work?.selection ?? null) ?? 'type';
  const goUp = useGoUp(addressOf({ step: above, type }));

  if (type === null) return <TypeChoice />;
  if (!work) {
    const ending = ended[type];
    if (!ending) return null;
    const again = { label: t('ended.startAgain'), onAgain: () => startDraft(type) };
    return <DraftEnded ending={ending} username={username} again={again} />;
  }
  if (template !== null) {
    return (
      <Suspense>
        <FromTemplate key={`${type}/${template}`} name={template} place={place} work={work} />
      </Suspense>
    );
  }
  if (step === 'start') return <StartChoice work={work} />;
  if (step === 'category') return <CategoryChoice />;
  if (step === 'template') {
    // an address alone doesn't skip the age question
    if (!work.selection) return <Navigate to={addressOf({ step: 'category', type })} replace />;
    return <TemplateStep work={work} selection={work.selection} />;
  }
  const discard = () => {
    endDraft(type, 'discarded');
    void navigate(addressOf({ step: 'type', type: null }), { replace: true });
  };
  const label = t(above === 'type' ? 'otherType' : above === 'template' ? 'template.back' : 'back');
  return <EditorForm key={work.draftId} slot={type} work={work} back={{ label, onBack: goUp }} onDiscard={discard} />;
}
