import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { NoticePlace } from './notice-place.tsx';
import { quoting } from './user-text.tsx';

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3, 2.5, 2.5),
}));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
}));

interface Props {
  title: string;
  text: ReactNode;
  /** Buttons, the safest first. */
  children: ReactNode;
  /** Called when it is dismissed without an answer. */
  onClose: () => void;
}

/** A question that must be answered to continue: from the bottom on phones, centered on wide screens. */
export function AskDialog({ title, text, children, onClose }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { maxWidth: 440 } } }}
    >
      <Body>
        <Typography id={id} variant="h3" component="h2">
          {quoting(title)}
        </Typography>
        <Typography id={`${id}-text`}>{quoting(text)}</Typography>
        <Actions>{children}</Actions>
      </Body>
      <NoticePlace />
    </Dialog>
  );
}
