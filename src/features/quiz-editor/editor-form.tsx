import { QUIZ_TITLE_MAX } from '@domain/limits.ts';
import { findDraftProblems } from '@domain/quiz/draft.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../ui/back-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { changeDraft } from './draft-store.ts';
import { focusFirstProblem, focusNextOnEnter } from './focus.ts';
import { QuestionList } from './question-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useSaveQuiz } from './use-save-quiz.ts';
import { VisibilityFields } from './visibility-fields.tsx';

/** The editor of one quiz. Problems are shown from the first try to save on, in place, and vanish as they are solved. */
export function EditorForm({ work }: { work: DraftWork }) {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  const { draft } = work;
  const { type } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const { isSaving, failure, save } = useSaveQuiz(work);
  const problems = findDraftProblems(draft);
  const problemText = useProblemText(wasTried ? problems : {});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setWasTried(true);
    if (Object.keys(problems).length === 0) void save();
    else focusFirstProblem(form);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={focusNextOnEnter}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 20 }}
    >
      <BackButton to="/create-quiz">{t('otherType')}</BackButton>
      <Row style={{ justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Badge game={type}>{common(`quizTypeBadge.${type}`)}</Badge>
      </Row>
      <Stack gap={2.5}>
        <Field
          label={t('quizTitle')}
          value={draft.title}
          error={problemText('title')}
          placeholder={t(`titlePlaceholder.${type}`)}
          maxLength={QUIZ_TITLE_MAX}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => changeDraft(type, { title: event.target.value })}
        />
        <VisibilityFields draft={draft} passwordError={problemText('password')} />
      </Stack>
      <QuestionList draft={draft} problemText={problemText} />
      <SaveBar draft={draft} problems={problems} wasTried={wasTried} isSaving={isSaving} failure={failure} />
    </form>
  );
}
