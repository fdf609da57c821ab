import type { SessionUser } from '@domain/auth/session.ts';
import { PROFILE_NAME_MAX } from '@domain/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNewDraft } from '../../session/guest-drafts.ts';
import { useSession } from '../../session/state.ts';
import { isTooYoungHere, markTooYoung } from '../../session/too-young.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { FaceChoice } from '../../ui/face-choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Column, Row, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { AgeChoice } from './age-choice.tsx';
import { ConfirmAge } from './confirm-age.tsx';
import { LeaveTooYoung } from './leave-too-young.tsx';
import { OwnEmail } from './own-email.tsx';
import { Preview } from './preview.tsx';
import { useChooseName } from './use-choose-name.ts';

/** Replaces every page of an account without a profile: asks for name, username and age. */
export function ChooseNamePage() {
  const user = useSession((state) => state.user);
  const [isTooYoung, setTooYoung] = useState(isTooYoungHere);
  const stop = () => {
    markTooYoung();
    setTooYoung(true);
  };
  if (!user) return null;
  return isTooYoung ? <LeaveTooYoung /> : <ChooseName key={user.uid} user={user} onTooYoung={stop} />;
}

function ChooseName({ user, onTooYoung }: { user: SessionUser; onTooYoung: () => void }) {
  const { t } = useTranslation(['names', 'common']);
  const form = useChooseName(user);
  const { name, username, wanted, availability, problems, isSending, failure, second, change } = form;
  const { thought } = second;
  const title = t(form.isKnown ? 'choose.knownTitle' : 'choose.title');
  // a newcomer's draft was written before there was an account
  const [isQuizWaiting] = useState(() => hasNewDraft(user.uid));
  return (
    <Column>
      <PageMeta title={title} description={t('choose.lead')} isPrivate />
      <Stack gap={0.75}>
        <Heading size={2} as="h1">
          {title}
        </Heading>
        {isQuizWaiting && <Text style={{ fontWeight: 700 }}>{t('choose.quizWaits')}</Text>}
        <Text>{t('choose.lead')}</Text>
      </Stack>
      <Preview name={name} portrait={form.portrait} username={wanted} />
      <Sticker>
        <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)}>
          <Stack gap={2.5}>
            {form.isNameOpen ? (
              <Field
                label={t('choose.name')}
                name="name"
                value={name}
                error={problems.name ? t(`nameProblem.${problems.name}`, { max: PROFILE_NAME_MAX }) : undefined}
                help={t('choose.nameHelp')}
                autoComplete="nickname"
                enterKeyHint="next"
                maxLength={PROFILE_NAME_MAX}
                required
                autoFocus={form.isKnown}
                onChange={(event) => change({ name: event.target.value })}
              />
            ) : (
              <Row style={{ justifyContent: 'space-between' }}>
                <Text style={{ overflowWrap: 'anywhere' }}>{t('choose.seenAs', { name })}</Text>
                <Button variant="text" size="small" onClick={form.openName} style={{ paddingInline: 0 }}>
                  {t('choose.changeName')}
                </Button>
              </Row>
            )}
            <UsernameField
              value={username}
              problem={problems.username}
              availability={availability}
              action={
                <Button variant="text" size="small" onClick={form.suggestAnother} style={{ paddingInline: 0 }}>
                  {t('username.another')}
                </Button>
              }
              onChange={(typed) => change({ username: typed })}
              onFocus={form.holdUsername}
              onBlur={form.releaseUsername}
            />
            <FaceChoice name={name} value={form.portrait} onChange={({ face }) => change({ face })} />
            <AgeChoice value={form.age} isMissing={form.isAgeMissing} onChange={form.setAge} />
            <Stack gap={1}>
              <ErrorNote text={failure && withCode(t(`common:error.${failure.code}`), failure)} />
              {form.isAgeAsked ? (
                <ConfirmAge onYes={onTooYoung} onNo={form.takeAgeBack} />
              ) : thought ? (
                <thought.Panel thought={thought} onKeep={second.drop} />
              ) : (
                <Button type="submit" variant="contained" size="large" aria-disabled={isSending}>
                  {t(isSending ? 'choose.submitting' : 'choose.submit')}
                </Button>
              )}
              {isSending && <SlowNote text={t('choose.slow')} />}
            </Stack>
          </Stack>
        </form>
      </Sticker>
      <OwnEmail user={user} />
    </Column>
  );
}
