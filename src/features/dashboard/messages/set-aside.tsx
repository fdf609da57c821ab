import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/state.ts';
import { Stack } from '../../../ui/layout.tsx';
import { useSetAside } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { MessageList } from './message-list.tsx';

function List({ uid }: { uid: string }) {
  return (
    <LiveSection list={useSetAside(uid)} empty={null}>
      {(messages) => <MessageList messages={messages} />}
    </LiveSection>
  );
}

/** Messages beyond the inbox's limit, collapsed; hidden while there are none. */
export function SetAside({ uid }: { uid: string }) {
  const { t } = useTranslation('dashboard');
  const count = useSession((state) => state.account?.inbox.setAside ?? 0);
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Stack gap={2}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('messages.setAside', { count })}
      </Button>
      {isOpen && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{t('messages.setAsideText')}</Typography>
          <List uid={uid} />
        </>
      )}
    </Stack>
  );
}
