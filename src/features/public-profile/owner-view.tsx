import { hasPhoto } from '@domain/profiles/photo.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { QuizList } from '@domain/quiz/quiz-list.ts';
import { figuresOf } from '@domain/quiz/stats.ts';
import { type ReactNode, useEffect } from 'react';
import { subscribeToQuizList } from '../../data/quiz-orders.ts';
import { useLive } from '../../lib/use-live.ts';
import { changePhoto, leavePhoto, removePhoto, useOwnPhoto } from '../../session/own-photo.ts';
import { startSession } from '../../session/session.ts';
import { useSession } from '../../session/state.ts';
import { useNewQuiz } from '../../ui/just-created.ts';
import { PhotoControls } from '../../ui/photo-controls.tsx';
import { OwnerFrame } from './owner-frame.tsx';
import { OwnerQuizzes } from './owner-quizzes.tsx';

interface Props {
  /** The public copy, until the live one arrives. */
  profile: Profile;
  otherwise: ReactNode;
}

/**
 * A creator's page as its owner sees it: live, with all quizzes and photo controls. Loaded for the owner alone;
 * `otherwise` is shown when the session hint was wrong.
 */
export function OwnerView({ profile: fromAddress, otherwise }: Props) {
  const { status, user, profile } = useSession();
  const { preview, ...photo } = useOwnPhoto();
  const created = useNewQuiz();
  const list = useLive<QuizList>((next, fail) => subscribeToQuizList(fromAddress.uid, next, fail)).state;
  useEffect(startSession, []);
  useEffect(() => leavePhoto, []);
  const isLoading = status === 'loading';
  if (!isLoading && user?.uid !== fromAddress.uid) return otherwise;
  return (
    <OwnerFrame
      profile={profile ?? fromAddress}
      preview={preview}
      photoControls={
        // from the start, so that nothing below is pushed down
        <div inert={!profile}>
          <PhotoControls
            {...photo}
            hasPhoto={hasPhoto(profile ?? fromAddress)}
            onChoose={(file) => void changePhoto(file)}
            onRemove={() => void removePhoto()}
          />
        </div>
      }
      figures={list.status === 'ready' ? figuresOf(list.value) : null}
      // the rules check the reader, so nothing is read before the session is known
      quizzes={isLoading ? undefined : <OwnerQuizzes uid={fromAddress.uid} newQuiz={created?.newQuiz.id} />}
    />
  );
}
