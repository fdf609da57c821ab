import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { href } from '../../../config/href.ts';
import { type FoundProfile, fetchProfileByUsername, isCopy } from '../../../data/public-profiles.ts';
import { readKeys } from '../../../data/read-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pictureForMessages } from '../../../lib/picture-for.ts';
import { useParams } from '../../../lib/router/index.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ColorBand } from '../../../ui/color-band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { Column, Stack } from '../../../ui/layout.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { FailedState, LoadingState, MessageState } from '../../../ui/states.tsx';
import { ToNotFound } from '../../../ui/to-not-found.tsx';
import { useTakenBack } from '../../../ui/use-taken-back.ts';
import { CreateOwn } from './create-own.tsx';
import { MessageForm } from './message-form.tsx';
import { Recipient } from './recipient.tsx';
import { useMessage } from './use-message.ts';

/** /{username}/anonymous-messages: sends a message without an account. */
export function SendMessagePage() {
  const username = (useParams()['username'] ?? '').toLowerCase();
  const { t } = useTranslation(['send-message', 'common']);
  const takenBack = useTakenBack();
  const { state, retry } = useLoad<FoundProfile | null>(
    readKeys.profile(username),
    (update, given) => fetchProfileByUsername(username, update, given),
    isCopy,
  );
  if (state.status === 'ready') {
    if (state.value) return <SendMessage key={username + takenBack} profile={state.value} />;
    return <ToNotFound to={href.page('not-found')} reason={t('unknownUser')} />;
  }
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('common:tagline')} />
      {state.status === 'loading' ? (
        <>
          <ColorBand color="yellow" height={210} />
          <Recipient profile={null} username={username} />
          <Stack gap={0.75}>
            <strong>{t('label')}</strong>
            <LoadingState label={t('common:loading')} heights={[150, 56]} />
          </Stack>
        </>
      ) : (
        <FailedState level={1} error={state.error} onRetry={retry} />
      )}
    </Column>
  );
}

function SendMessage({ profile }: { profile: FoundProfile }) {
  const { t } = useTranslation('send-message');
  const message = useMessage(profile);
  const name = firstName(profile.name);
  return (
    <Column>
      <PageMeta
        title={t('metaTitleFor', { name: profile.name })}
        description={t('metaDescription', { name })}
        path={publicPath.section(profile.username, 'anonymous')}
        isPersonal
        picture={pictureForMessages(profile)}
      />
      <ColorBand color="yellow" height={210} />
      {message.sent ? (
        <message.sent.SentView
          id={message.sent.id}
          recipient={{ name: profile.name, username: profile.username }}
          onAnother={message.goOn}
        />
      ) : (
        <>
          <Recipient profile={profile} username={profile.username} />
          <KeptNote keptAt={profile.keptAt} />
          {profile.acceptsMessages ? (
            <MessageForm name={name} message={message} rows={5} action={t('send')}>
              <CreateOwn />
            </MessageForm>
          ) : (
            <MessageState
              symbol={<Icon name="mailbox" size="1em" />}
              level={2}
              title={t('closed.title', { name })}
              text={t('closed.text')}
              action={<CreateOwn />}
            />
          )}
        </>
      )}
    </Column>
  );
}
