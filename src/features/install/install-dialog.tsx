import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { HomeScreenSteps } from './home-screen-steps.tsx';

const Sheet = styled('dialog')({
  width: 'min(420px, 100vw - 32px)',
  margin: 'auto',
  padding: 24,
  borderRadius: 24,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  '&::backdrop': { backgroundColor: 'rgba(16, 12, 32, 0.6)' },
});

/**
 * The steps for an iPhone or iPad, on request. Not a history entry, as these devices have no Back button to close it.
 */
export function InstallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  const id = useId();
  const dialog = useModal();
  return (
    <Sheet ref={dialog} aria-labelledby={id} closedby="any" onCancel={onClose}>
      <Stack gap={2}>
        <div>
          <Heading size={3} id={id}>
            {t('dialog.title')}
          </Heading>
          <Text tone="quiet">{t('dialog.text')}</Text>
        </div>
        <HomeScreenSteps />
        <Button variant="contained" onClick={onClose}>
          {t('understood')}
        </Button>
      </Stack>
    </Sheet>
  );
}
