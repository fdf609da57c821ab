import { useTranslation } from 'react-i18next';
import { absoluteUrl } from '../../lib/site.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { copyAppLink } from '../../stores/copy-link.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkText } from '../../ui/link-text.tsx';
import { styled } from '../../ui/styled.ts';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 8px 8px 16px',
  borderRadius: 32,
  border: '2px dashed var(--mui-palette-sticker-line)',
  '& a': {
    flex: '1 1 7rem',
    minWidth: 0,
    color: 'inherit',
  },
});

const SITE_HOST = new URL(absoluteUrl('/')).host;

/** The result's address, to copy. */
export function ResultLink({ path }: { path: string }) {
  const { t } = useTranslation(['results', 'common']);
  const [host] = useDeviceState(() => location.host, SITE_HOST);
  return (
    <section aria-label={t('link')}>
      <Box>
        <a href={path}>
          <LinkText link={host + path} />
        </a>
        <Button
          variant="outlined"
          size="small"
          start={<Icon name="link" />}
          onClick={() => void copyAppLink(path, 'result')}
        >
          {t('common:copyLink')}
        </Button>
      </Box>
    </section>
  );
}
