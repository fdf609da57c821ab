import type { Profile } from '@domain/profiles/profile.ts';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { LinkRow } from '../shared/link-row.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { Inbox } from './inbox.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotifyAsk } from './notify-ask.tsx';

/** The message link, and the messages. */
export function MessagesPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { uid } = profile;
  return (
    <Stack gap={2.5}>
      <PanelTitle action={<MarkAllRead uid={uid} />}>{t('messages.title')}</PanelTitle>
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
      <Suspense>
        <NotifyAsk />
      </Suspense>
      <Inbox profile={profile} />
    </Stack>
  );
}
