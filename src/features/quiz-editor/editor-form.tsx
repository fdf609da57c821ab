import { QUIZ_TITLE_MAX } from '@domain/limits.ts';
import { textsIn } from '@domain/quiz/draft.ts';
import { findWritingProblems } from '@domain/quiz/draft-problems.ts';
import { type DraftWork, isBlank } from '@domain/quiz/stored-drafts.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { GUEST } from '../../session/guest-drafts.ts';
import { Field } from '../../ui/field.tsx';
import { prepareSecondThought, useSecondThought } from '../../ui/find-second-thought.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { AccountNeeded } from './account-needed.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DiscardButton } from './discard-button.tsx';
import { useDrafts } from './draft-storage.ts';
import { changeDraft, rebase } from './draft-store.ts';
import { focusFirstProblem, focusNextOnEnter } from './focus.ts';
import { NotHere } from './not-here.tsx';
import { QuestionList } from './question-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { BackRow, StepHead } from './step-head.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useProblemText } from './use-problem-text.ts';
import { useSaveQuiz } from './use-save-quiz.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';
import { WhoCanPlay } from './who-can-play.tsx';

type Base = NonNullable<DraftWork['base']>;
interface Props {
  slot: string;
  work: DraftWork;
  back: { label: string; onBack: () => void };
  onDiscard: () => void;
  /** Set when a stored quiz is edited. */
  edit?: {
    /** Whether it was deleted meanwhile, so that saving creates a new one. */
    isGone: boolean;
    onGone: () => void;
    /** Returns the newest stored version's base. Throws DomainErrors. */
    fetchBase: () => Promise<Base>;
    /** Loads the newest stored version into the editor. Throws DomainErrors. */
    takeNewer: () => Promise<void>;
  };
}

/**
 * The editor of one quiz. Problems are shown in place from the first attempt to save, and vanish once they are solved.
 */
export function EditorForm({ slot, work, back, onDiscard, edit }: Props) {
  const { t } = useTranslation(['quiz-editor', 'mine']);
  const { draft } = work;
  const { type } = draft;
  const base = edit?.isGone ? null : work.base;
  const form = useRef<HTMLFormElement>(null);
  const isKept = useDrafts((state) => state.isKept);
  const isGuest = useDrafts((state) => state.ownerId === GUEST);
  const isReturning = useSearchParams()[0].has('publish');
  const [wasTried, setWasTried] = useState(isReturning && !isBlank(work));
  const [isAsking, setIsAsking] = useState(false);
  const { isSaving, failure, save, fail } = useSaveQuiz(slot, work);
  const problems = findWritingProblems(draft, base?.isPrivate);
  const isReady = Object.keys(problems).length === 0;
  const problemText = useProblemText(wasTried ? problems : {});
  const failureText = useFailureText(failure, base !== null);
  const { thought, mayGoOn, drop } = useSecondThought(textsIn(draft), 'quiz');
  const isConflict = failure?.code === 'conflict';

  const trySave = async (on: Base | null) => {
    setWasTried(true);
    if (Object.keys(findWritingProblems(draft, on?.isPrivate)).length > 0) focusFirstProblem(form);
    else if (!(await mayGoOn())) return;
    else if (isGuest) setIsAsking(true);
    else await save(on);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void trySave(base);
  };
  const keepMine = async () => {
    const newest = await edit?.fetchBase();
    if (!newest) return;
    rebase(slot, newest);
    fail(null);
    await trySave(newest);
  };
  const saveAsNew = () => {
    fail(null);
    edit?.onGone();
    void trySave(null);
  };
  const isGoneNow = edit && failure?.code === 'not-found' && base !== null;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={prepareSecondThought}
      onKeyDown={focusNextOnEnter}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 20 }}
    >
      <BackRow type={type} {...back} />
      <div>
        <StepHead title={t(edit ? 'edit.heading' : 'title')} lead={t(`${type}.lead`)} />
        <div role="status">
          {!isKept && (
            <Text small style={{ marginTop: 8, fontWeight: 600 }}>
              {t('draft.notKept')}
            </Text>
          )}
        </div>
      </div>
      {isReturning && isBlank(work) && <NotHere />}
      {!edit && <WaitingDrafts type={type} />}
      {/* what is typed now would not be in what is being saved */}
      <Stack gap={2.5} inert={isSaving}>
        <QuestionList slot={slot} draft={draft} problemText={problemText} isReady={isReady} />
        <Field
          label={t('quizTitle')}
          type="text"
          value={draft.title}
          error={problemText('title')}
          isErrorSilent
          placeholder={t(`mine:title.${type}.unnamed`)}
          maxLength={QUIZ_TITLE_MAX}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => changeDraft(slot, { title: event.target.value })}
        />
        <WhoCanPlay
          slot={slot}
          draft={draft}
          hasPassword={base?.isPrivate ?? false}
          passwordError={problemText('password')}
        />
      </Stack>
      {(edit ? work.changedAt !== null : !isBlank(work)) && (
        <DiscardButton isEdit={edit !== undefined} onDiscard={onDiscard} />
      )}
      {thought ? (
        <thought.Panel thought={thought} onKeep={drop} />
      ) : (
        <SaveBar
          draft={draft}
          problems={problems}
          wasTried={wasTried}
          isEdit={base !== null}
          isSaving={isSaving}
          isReturning={isReturning && !isGuest && isReady}
          failure={failureText}
          action={
            isGoneNow && (
              <Button variant="outlined" size="small" onClick={saveAsNew}>
                {t('failure.saveAsNew')}
              </Button>
            )
          }
        />
      )}
      {isAsking && <AccountNeeded work={work} onClose={() => setIsAsking(false)} />}
      {isConflict && edit && (
        <ConflictDialog onTakeNewer={edit.takeNewer} onKeepMine={keepMine} onClose={() => fail(null)} />
      )}
    </form>
  );
}
