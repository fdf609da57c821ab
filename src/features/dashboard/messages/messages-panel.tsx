import type { Profile } from '@domain/profiles/profile.ts';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { useSession } from '../../../session/state.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { LinkRow } from '../shared/link-row.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { Inbox, useSearchWords } from './inbox.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotifyAsk } from './notify-ask.tsx';

/**
 * The message link, in few words once there are messages, and the messages. What is searched for comes first, and sealed
 * messages before the question.
 */
export function MessagesPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { uid } = profile;
  const [typed] = useSearchWords(uid);
  const hasSealed = useSession((state) => (state.account?.inbox.unread ?? 0) > 0);
  const hasMessages = useSession((state) => (state.account?.inbox.messages ?? 0) > 0);
  const isSearching = typed !== '';
  return (
    <Stack gap={2.5}>
      <PanelTitle action={<MarkAllRead uid={uid} />}>{t('messages.title')}</PanelTitle>
      {!isSearching && hasMessages && (
        <section aria-label={t('messages.linkTitle')}>
          <LinkRow subject={creatorSubject('messages', profile)} />
        </section>
      )}
      {!isSearching && !hasMessages && (
        <Sticker color="yellow">
          <Stack>
            <div>
              <Typography variant="h3" component="h2">
                {t('messages.linkTitle')}
              </Typography>
              <Typography>{t('messages.linkText')}</Typography>
            </div>
            <LinkRow subject={creatorSubject('messages', profile)} />
          </Stack>
        </Sticker>
      )}
      {!isSearching && !hasSealed && (
        <Suspense>
          <NotifyAsk />
        </Suspense>
      )}
      <Inbox profile={profile} />
    </Stack>
  );
}
