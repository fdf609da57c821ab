import type { QuizType } from '@domain/games/index.ts';
import { draftsOf } from '@domain/quiz/draft.ts';
import { isBlank } from '@domain/quiz/stored-drafts.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { editorOf } from '../../games/editors.ts';
import { proposedTitle } from '../../games/proposed-title.ts';
import { readPlayerName } from '../../lib/player-name.ts';
import { useSession } from '../../session/state.ts';
import { CategoryChoice } from './category-choice.tsx';
import { DraftEnded } from './draft-ended.tsx';
import { endDraft, openDrafts, useDrafts } from './draft-storage.ts';
import { EditorForm } from './editor-form.tsx';
import { FromTemplate } from './new-quiz-from-template.tsx';
import { beginDraft, loadReady, useReady } from './ready.ts';
import { StartChoice } from './start-choice.tsx';
import { TemplateStep } from './template-step.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useIsMinor } from './use-is-minor.ts';
import { addressOf, type Place, stepAbove, useGoUp } from './use-place.ts';

interface Props {
  uid: string;
  /** Null without an account. */
  username: string | null;
  place: Place;
  /** The template in the address. */
  template: string | null;
}

/** Creates a quiz, step by step. */
export function NewQuiz({ place, ...props }: Props) {
  const { type } = place;
  if (type === null) return <FirstStep uid={props.uid} />;
  return <LaterSteps key={type} place={{ ...place, type }} {...props} />;
}

function FirstStep({ uid }: { uid: string }) {
  useLayoutEffect(() => openDrafts(uid), [uid]);
  useEffect(() => {
    // for the next step, which says so if it fails
    loadReady().catch(() => undefined);
  }, []);
  return <TypeChoice />;
}

function LaterSteps({ uid, username, place, template }: Props & { place: { type: QuizType } }) {
  const { t, i18n } = useTranslation('quiz-editor');
  const { step, type } = place;
  const navigate = useNavigate();
  const { ownerId, works, ended } = useDrafts();
  const ready = useReady();
  const { language } = i18n;
  const [playerName] = useState(readPlayerName);
  const name = useSession((state) => state.profile?.name) ?? playerName;
  const { t: own } = useTranslation('mine');
  const title = proposedTitle(own, type, name ?? '');
  const begin = () => beginDraft(ready, type, title, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what begins here begins once
  useLayoutEffect(() => {
    openDrafts(uid);
    if (!useDrafts.getState().works[type]) begin();
  }, [uid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is another one in every language
  useLayoutEffect(() => {
    const work = useDrafts.getState().works[type];
    if (work?.changedAt === null && work.ready && isBlank(work) && work.draft.title !== title) begin();
  }, [title]);
  const work = ownerId === uid ? works[type] : undefined;
  const isMinor = useIsMinor();
  const found = stepAbove(place, work?.selection ?? null) ?? 'type';
  // there is nothing to choose between one list
  const above = isMinor && found === 'category' ? 'start' : found;
  const goUp = useGoUp(addressOf({ step: above, type }));

  if (!work) {
    const ending = ended[type];
    if (!ending) return null;
    const again = { label: t('ended.startAgain'), onAgain: begin };
    return <DraftEnded ending={ending} username={username} again={again} />;
  }
  if (template !== null) return <FromTemplate key={`${type}/${template}`} name={template} place={place} work={work} />;
  if (step === 'start') return <StartChoice work={work} />;
  if (step === 'category') return <CategoryChoice type={type} />;
  const { marking } = draftsOf(type);
  const { listWords } = editorOf(type);
  if (step === 'template' && marking && listWords) {
    // an address alone doesn't skip the age question
    if (!work.selection) return <Navigate to={addressOf({ step: 'category', type })} replace />;
    return <TemplateStep work={work} selection={work.selection} marking={marking} words={listWords} />;
  }
  const discard = () => {
    endDraft(type, 'discarded');
    void navigate(addressOf({ step: 'type', type: null }), { replace: true });
  };
  const label = t(above === 'type' ? 'otherType' : above === 'template' ? 'template.back' : 'back');
  return <EditorForm key={work.draftId} slot={type} work={work} back={{ label, onBack: goUp }} onDiscard={discard} />;
}
