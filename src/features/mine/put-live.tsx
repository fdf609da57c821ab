import { QUIZ_TITLE_MAX } from '@domain/limits.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { isBlankText, typedName } from '@domain/typed-text.ts';
import { useState } from 'react';
import { href } from '../../config/href.ts';
import { proposedTitle } from '../../games/proposed-title.ts';
import { GoLiveError, NameField } from '../../guest/name-field.tsx';
import { useGoLive } from '../../guest/use-go-live.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { useStepHeading } from '../../lib/step-heading.ts';
import { readSessionHint } from '../../session/hint.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { NewQuizState } from '../../ui/just-created.ts';
import { Row, Stack, StickyBar } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { forgetRemix, type Remix } from './remix.ts';
import { loadDrafts, useEditor } from './use-editor.ts';

/** The last step: the name, if nobody knows it yet, and one button. */
export function PutLive({ quiz, remix, onBack }: { quiz: Quiz; remix: Remix; onBack: () => void }) {
  const { t } = useTranslation('mine');
  const navigate = useNavigate();
  const toEditor = useEditor(quiz, remix);
  const heading = useStepHeading();
  const [isCreator] = useState(() => readSessionHint() !== null);
  const [typed, setTyped] = useState<string | null>(null);
  const titleFor = (name: string) =>
    proposedTitle(t, quiz.type, typedName(name) || (readSessionHint()?.username ?? ''));
  const live = useGoLive({
    isKnown: isCreator,
    input: async () => {
      const { draftId, draft } = (await loadDrafts()).workOf(quiz, remix, title());
      return { draftId, quizId: null, baseRevision: null, draft };
    },
    onLive: (newQuiz) => {
      forgetRemix(quiz.id);
      const state: NewQuizState = { newQuiz };
      void navigate(publicPath.profile(newQuiz.owner.username), { state, replace: true });
    },
    keep: async () => (await loadDrafts()).keepDue(quiz, remix, title()),
  });
  const title = () => (typed === null || isBlankText(typed) ? titleFor(live.name) : typed);
  const { state, failure } = live;
  return (
    <form
      noValidate
      aria-label={t('live.title')}
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        live.publish();
      }}
    >
      <Sticker>
        <Stack gap={2}>
          <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
            {t('live.title')}
          </Heading>
          {live.asksName && <NameField name={live.name} failure={failure} onName={live.setName} />}
          <Field
            label={t('live.quizTitle')}
            name="title"
            value={typed ?? titleFor(live.name)}
            maxLength={QUIZ_TITLE_MAX}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Text small tone="quiet">
            {t(isCreator ? 'live.hintMine' : 'live.hint')}
          </Text>
        </Stack>
      </Sticker>
      <StickyBar>
        <Text role="status" style={{ fontWeight: 700 }} hidden={state !== 'waiting'}>
          {state === 'waiting' && t('live.waiting')}
        </Text>
        <GoLiveError failure={failure} />
        <Button type="submit" variant="contained" size="large">
          {t(state === 'sending' ? 'live.publishing' : 'live.publish')}
        </Button>
        {(failure?.code === 'account-required' || failure?.code === 'limit-reached') && (
          <Button variant="outlined" to={href.signIn({ mode: 'sign-up', from: href.mine(quiz.id) })}>
            {t('live.signUp')}
          </Button>
        )}
      </StickyBar>
      <Row style={{ justifyContent: 'space-between' }}>
        <Button variant="text" size="small" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="text" size="small" onClick={toEditor}>
          {t('change')}
        </Button>
      </Row>
    </form>
  );
}
