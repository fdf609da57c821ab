import { asDomainError, DomainError } from '@domain/errors.ts';
import { PLAYER_NAME_MAX, QUIZ_TITLE_MAX } from '@domain/limits.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { isBlankText, typedName } from '@domain/typed-text.ts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepPlayerName, readPlayerName } from '../../lib/player-name.ts';
import { useNavigate } from '../../lib/router/index.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { readSessionHint } from '../../session/hint.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Row, Stack, StickyBar } from '../../ui/layout.tsx';
import type { NewQuizState } from '../../ui/new-quiz.ts';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { forgetRemix, type Remix } from './remix.ts';
import { titleOf } from './title.ts';
import { useEditor } from './use-editor.ts';

/** Auth, and the functions: nobody needs them before. */
const loadGuest = () => import('../../session/guest.ts');

/** The last step: the name, if nobody knows it yet, and one button. */
export function PutLive({ quiz, remix, onBack }: { quiz: Quiz; remix: Remix; onBack: () => void }) {
  const { t } = useTranslation(['mine', 'common']);
  const navigate = useNavigate();
  const toEditor = useEditor(quiz, remix);
  const heading = useStepHeading();
  const [isCreator] = useState(() => readSessionHint() !== null);
  const [known] = useState(readPlayerName);
  const [name, setName] = useState(known ?? '');
  const [title, setTitle] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'waiting'>('open');
  const [failure, setFailure] = useState<DomainError | null>(null);
  const nameProblem = failure?.fields?.['name'];
  const asksName = !isCreator && (known === null || nameProblem !== undefined);
  const shownTitle = title ?? titleOf(quiz.type, t, typedName(name) || null);

  const publish = async () => {
    setState('sending');
    setFailure(null);
    const draftTitle = isBlankText(shownTitle) ? titleOf(quiz.type, t) : shownTitle;
    try {
      const [{ publishAs }, { remixOf }] = await Promise.all([loadGuest(), import('@domain/quiz/remix.ts')]);
      const draft = remixOf(quiz, remix.given, draftTitle);
      const input = { draftId: remix.draftId, quizId: null, baseRevision: null, draft };
      const { quizId, owner } = await publishAs(typedName(name), input);
      forgetRemix(quiz.id);
      const { type, isPublic } = draft;
      const { username, photoURL } = owner;
      const newQuiz = {
        id: quizId,
        type,
        isPublic,
        title: draft.title,
        owner: { username, name: owner.name, photoURL },
      };
      void navigate(publicPath.profile(username), { state: { newQuiz } satisfies NewQuizState, replace: true });
    } catch (thrown) {
      const error = asDomainError(thrown);
      setState(error.code === 'network' || !navigator.onLine ? 'waiting' : 'open');
      if (error.code !== 'network') return setFailure(error);
      keepPlayerName(typedName(name));
      const kept = await import('./to-editor.ts').catch(() => null);
      kept?.keepDue(quiz, remix, draftTitle);
    }
  };
  useEffect(() => void loadGuest().catch(() => undefined), []);
  const goOn = useEffectEvent(() => void publish());
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isWaiting]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    if (asksName && typedName(name) === '') {
      event.currentTarget.querySelector<HTMLElement>('[name="name"]')?.focus();
      return setFailure(new DomainError('invalid-input', 'No name.', { fields: { name: 'required' } }));
    }
    void publish();
  };
  const needsAccount = failure?.code === 'account-required' || failure?.code === 'limit-reached';
  return (
    <form noValidate aria-label={t('live.title')} onSubmit={submit} style={{ display: 'contents' }}>
      <Sticker>
        <Stack gap={2}>
          <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
            {t('live.title')}
          </Heading>
          {asksName && (
            <Field
              label={t('live.name')}
              name="name"
              value={name}
              error={nameProblem && t(`nameProblem.${nameProblem}`)}
              placeholder={t('live.namePlaceholder')}
              autoComplete="nickname"
              maxLength={PLAYER_NAME_MAX}
              required
              onChange={(event) => setName(event.target.value)}
            />
          )}
          <Field
            label={t('live.quizTitle')}
            name="title"
            value={shownTitle}
            maxLength={QUIZ_TITLE_MAX}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
          <Text small tone="quiet">
            {t(isCreator ? 'live.hintMine' : 'live.hint')}
          </Text>
        </Stack>
      </Sticker>
      <StickyBar>
        {state === 'waiting' && (
          <Text role="status" style={{ fontWeight: 700 }}>
            {t('live.waiting')}
          </Text>
        )}
        <ErrorNote
          text={failure && nameProblem === undefined ? withCode(t(`common:error.${failure.code}`), failure) : null}
          action={
            needsAccount && (
              <Button variant="outlined" size="small" to={href.signIn({ mode: 'sign-up', from: href.mine(quiz.id) })}>
                {t('live.signUp')}
              </Button>
            )
          }
        />
        <Button type="submit" variant="contained" size="large">
          {t(state === 'sending' ? 'live.publishing' : 'live.publish')}
        </Button>
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
