import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon } from './icon.tsx';
import { NoticePlace } from './notice-place.tsx';
import { quoting } from './user-text.tsx';

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5),
  paddingInline: theme.spacing(2.5, 1.5),
  borderBottom: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
}));
const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2.5) }));

/** A modal card: from the bottom on phones, centered on wide screens. */
export function AppDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      scroll="paper"
      // what is scrolled to comes to stand below the head, not under it
      slotProps={{ paper: { sx: { maxWidth: 560, maxHeight: '88dvh', scrollPaddingTop: '72px' } } }}
    >
      <Head>
        <Typography id={id} variant="h3" component="h2">
          {quoting(title)}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size="1.5rem" />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      <NoticePlace />
    </Dialog>
  );
}
