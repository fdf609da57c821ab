import { asDomainError } from '@domain/errors.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useStepHeading } from '../lib/step-heading.ts';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { type GuestAside, readGuestAside, refuseGuest } from '../session/auth/guest-aside.ts';
import { useSession } from '../session/state.ts';
import { takeOverGuest } from '../session/take-over.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Column, Stack } from '../ui/layout.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { withCode } from '../ui/request-code.tsx';
import { SlowNote } from '../ui/slow-note.tsx';
import { LoadingState } from '../ui/states.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Heading, Text } from '../ui/text.tsx';

interface Props {
  /** The guest has made this account to keep everything: nothing is asked. */
  isOwn: boolean;
  onDecided: () => void;
}

/** Replaces every page of an account that signs in where a guest's things are, until it's decided whose they are. */
export function KeepGuest(props: Props) {
  const [guest] = useState(readGuestAside);
  const profile = useSession((state) => state.profile);
  return guest && profile && <Question guest={guest} {...profile} {...props} />;
}

function Question({
  guest,
  uid,
  username,
  isOwn,
  onDecided,
}: Props & { guest: GuestAside; uid: string; username: string }) {
  const { t } = useTranslation(['guest', 'common']);
  const { isBusy, problem, run } = useAsyncAction(asDomainError);
  const heading = useStepHeading();
  const take = () =>
    void run(async () => {
      await takeOverGuest(guest, uid);
      onDecided();
    });
  const takeOwn = useEffectEvent(take);
  useEffect(() => {
    if (isOwn) takeOwn();
  }, [isOwn]);
  const leave = () => {
    if (isBusy) return;
    refuseGuest(uid);
    onDecided();
  };
  const { name, quizzes, messages } = guest;
  const title = t('title', { name });
  const left = [
    quizzes > 0 && t('quizzes', { count: quizzes }),
    messages > 0 && t('messages', { count: messages }),
  ].filter(Boolean);
  if (isOwn && !problem) return <Moving label={t('moving')} />;
  return (
    <Column>
      <PageMeta title={title} description={title} isPrivate />
      <Heading size={2} as="h1" ref={heading}>
        {title}
      </Heading>
      <Sticker>
        <Stack gap={1}>
          <Text>{t('lead', { name })}</Text>
          <Text style={{ fontWeight: 700 }}>{left.length > 0 ? left.join(' · ') : t('link')}</Text>
          <Text>{t('another')}</Text>
          <Text>{t('mine', { username })}</Text>
        </Stack>
      </Sticker>
      <ErrorNote text={problem && withCode(t(`common:error.${problem.code}`), problem)} />
      <Stack>
        {!isOwn && (
          <Button variant="contained" size="large" aria-disabled={isBusy} onClick={leave}>
            {t('no')}
          </Button>
        )}
        <Button variant={isOwn ? 'contained' : 'outlined'} size="large" aria-disabled={isBusy} onClick={take}>
          {t(isBusy ? 'moving' : problem ? 'common:retry' : 'yes')}
        </Button>
        {problem && (
          <Button variant="text" onClick={onDecided}>
            {t('later')}
          </Button>
        )}
        {isBusy && <SlowNote text={t('slow')} />}
      </Stack>
    </Column>
  );
}

function Moving({ label }: { label: string }) {
  return (
    <Column>
      <PageMeta title={label} description={label} isPrivate />
      <LoadingState label={label} />
    </Column>
  );
}
