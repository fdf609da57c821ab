import type { Profile } from '@domain/profiles/profile.ts';
import { type ReactNode, useEffect } from 'react';
import { changePhoto, forgetPhotoProblem, removePhoto, useOwnPhoto } from '../../session/photo.ts';
import { startSession } from '../../session/session.ts';
import { useSession } from '../../session/state.ts';
import { InstallSlot } from '../../ui/install-slot.tsx';
import { PhotoControls } from '../../ui/photo-controls.tsx';
import { useNewQuiz } from './new-quiz.tsx';
import { OwnerFrame } from './owner-frame.tsx';
import { OwnerQuizzes } from './owner-quizzes.tsx';

interface Props {
  /** As a visitor reads it; the live one takes its place. */
  profile: Profile;
  otherwise: ReactNode;
}

/**
 * A creator's page as the owner sees it: live, with all quizzes and the ways to change the photo. Loaded for the owner
 * alone. `otherwise` is shown when the hint that brought us here turns out wrong: nobody, or somebody else, is signed in.
 */
export function OwnerView({ profile: fromAddress, otherwise }: Props) {
  const { status, user, profile } = useSession();
  const { preview, ...photo } = useOwnPhoto();
  const newQuiz = useNewQuiz();
  useEffect(startSession, []);
  useEffect(() => forgetPhotoProblem, []);
  // the rules ask who is reading, so nothing is read before the session knows
  if (status === 'loading') return <OwnerFrame profile={fromAddress} />;
  if (user?.uid !== fromAddress.uid) return otherwise;
  return (
    <OwnerFrame
      profile={profile ?? fromAddress}
      preview={preview}
      photoControls={
        profile && (
          <PhotoControls
            {...photo}
            hasPhoto={profile.photoURL !== null}
            onChoose={(file) => void changePhoto(file)}
            onRemove={() => void removePhoto()}
          />
        )
      }
      quizzes={
        <>
          <OwnerQuizzes uid={fromAddress.uid} newQuiz={newQuiz?.id} />
          {newQuiz && <InstallSlot moment="quiz" />}
        </>
      }
    />
  );
}
