import { Suspense } from 'react';
import { useInstallEntry } from '../features/install/use-install-entry.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';

function Label() {
  const { t } = useTranslation('install');
  return t('install');
}

/** "Install app" at the end of a page, where that is possible. */
export function FooterInstall() {
  const { canInstall, install, dialog } = useInstallEntry();
  if (!canInstall) return null;
  return (
    // its texts are loaded only here
    <Suspense>
      <Button variant="outlined" size="small" onClick={install} style={{ alignSelf: 'flex-start' }}>
        <Label />
      </Button>
      {dialog}
    </Suspense>
  );
}
