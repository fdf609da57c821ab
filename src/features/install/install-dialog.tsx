import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { NoticePlace } from '../../ui/notice-place.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useModal } from '../../ui/use-focus-back.ts';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import css from './install-dialog.module.css';

/**
 * The steps for an iPhone or iPad, on request. Not a history entry, as these devices have no Back button to close it.
 */
export function InstallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  const id = useId();
  const dialog = useModal();
  return (
    <dialog className={css['sheet']} ref={dialog} aria-labelledby={id} closedby="any" onCancel={onClose}>
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
      <NoticePlace />
    </dialog>
  );
}
