import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { linkKindOf, pathOf, type ShareSubject } from '../../../lib/share-subject.ts';
import { copyAppLink } from '../../../stores/copy-link.ts';
import { ALONG, Icon } from '../../../ui/icon.tsx';
import { LinkText } from '../../../ui/link-text.tsx';
import { useShare } from '../../../ui/use-opened.ts';

// quieter than the text, on paper and on color
const LINE = '2px dashed color-mix(in srgb, currentColor 40%, transparent)';
const Box = styled('div')(({ theme }) => ({
  borderRadius: 16,
  border: LINE,
  overflow: 'hidden',
  '& code': {
    display: 'block',
    padding: theme.spacing(1.25, 1.75),
    font: 'inherit',
    fontSize: '0.9375rem',
  },
  '& .buttons': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', borderTop: LINE },
  '& .buttons > * + *': { borderInlineStart: LINE },
}));
const Action = styled(ButtonBase)({
  minHeight: 46,
  flexWrap: 'wrap', // the icon above the label where both don't fit
  columnGap: 6,
  padding: '4px 6px',
  overflowWrap: 'normal',
  color: 'inherit',
  font: 'inherit',
  fontFamily: 'var(--display)',
  fontWeight: 700,
  fontSize: '0.9375rem',
  '& svg': { fontSize: 20 },
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:active': { backgroundColor: 'var(--mui-palette-divider)' },
  '&:focus-visible': { outlineOffset: -4 },
}) as typeof ButtonBase;

/** A public address, without the host that all have, with three buttons: open, share, copy. */
export function LinkRow({ subject }: { subject: ShareSubject }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const share = useShare();
  const path = pathOf(subject);
  const link = location.host + path;
  return (
    <Box>
      <code title={link}>
        <LinkText link={path} />
      </code>
      <div className="buttons" data-screen-only>
        <Action component="a" href={path} target="_blank" rel="noopener" aria-label={t('link.open', { link })}>
          <OpenInNewRounded style={ALONG} />
          {common('open')}
        </Action>
        <Action aria-label={t('link.share', { link })} aria-haspopup="dialog" onClick={() => share(subject)}>
          <Icon name="share" size="1em" />
          {common('share')}
        </Action>
        <Action aria-label={t('link.copy', { link })} onClick={() => void copyAppLink(path, linkKindOf(subject))}>
          <Icon name="copy" size="1em" />
          {common('copy')}
        </Action>
      </div>
    </Box>
  );
}
