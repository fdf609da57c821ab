import { publicPath, withPrompt } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { type Prompt, toPrompt } from '@domain/prompts.ts';
import { href } from '../../../config/href.ts';
import { type FoundProfile, fetchProfileByUsername, isCopy } from '../../../data/public-profiles.ts';
import { readKeys } from '../../../data/read-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pictureForMessages } from '../../../lib/picture-for.ts';
import { useParams } from '../../../lib/router/router.tsx';
import { useLoad } from '../../../lib/use-load.ts';
import { ColorBand, fill } from '../../../ui/color.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { Column, Stack } from '../../../ui/layout.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Text } from '../../../ui/text.tsx';
import { ToNotFound } from '../../../ui/to-not-found.tsx';
import { useTakenBack } from '../../../ui/use-taken-back.ts';
import { CreateOwn } from './create-own.tsx';
import { MessageForm } from './message-form.tsx';
import { Recipient } from './recipient.tsx';
import { useMessage } from './use-message.ts';

/** /{username}/anonymous-messages, with a kind of message page at its end or none: sends a message without an account. */
export function SendMessagePage() {
  const params = useParams();
  const username = (params['username'] ?? '').toLowerCase();
  const { t } = useTranslation(['send-message', 'common']);
  const takenBack = useTakenBack();
  const { state, retry } = useLoad<FoundProfile | null>(
    readKeys.profile(username),
    (update, given) => fetchProfileByUsername(username, update, given),
    isCopy,
  );
  if (state.status === 'ready') {
    if (state.value)
      return <SendMessage key={username + takenBack} profile={state.value} prompt={toPrompt(params['prompt'])} />;
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

function SendMessage({ profile, prompt }: { profile: FoundProfile; prompt: Prompt | null }) {
  const { t } = useTranslation(['send-message', prompt ? 'prompts' : 'common']);
  const message = useMessage(profile);
  const name = firstName(profile.name);
  const own = prompt ? (`prompts:${prompt}.` as const) : '';
  const heading = t(`${own}heading`, { name });
  return (
    <Column style={fill('yellow')}>
      <PageMeta
        title={prompt ? heading : t('metaTitleFor', { name: profile.name })}
        description={t(`${own}metaDescription`, { name })}
        path={withPrompt(publicPath.section(profile.username, 'anonymous'), prompt)}
        isPersonal
        picture={pictureForMessages(profile, prompt)}
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
          <Recipient
            profile={profile}
            username={profile.username}
            heading={profile.acceptsMessages ? heading : t('closed.title', { name })}
          />
          <KeptNote keptAt={profile.keptAt} />
          {profile.acceptsMessages ? (
            <MessageForm
              name={name}
              message={message}
              rows={5}
              action={t('send')}
              placeholder={t(`${own}placeholder`, { name })}
            >
              <CreateOwn />
            </MessageForm>
          ) : (
            <Sticker>
              <Stack style={{ alignItems: 'center', textAlign: 'center' }}>
                <Icon name="mailbox" size={48} />
                <Text>{t('closed.text')}</Text>
                <CreateOwn />
              </Stack>
            </Sticker>
          )}
        </>
      )}
    </Column>
  );
}
