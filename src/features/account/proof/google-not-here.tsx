import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import type { InAppBrowser } from '../../../lib/in-app-browser.ts';
import { Text } from '../../../ui/text.tsx';
import { WayOut } from '../../../ui/way-out.tsx';

/** Replaces a Google button of this page inside other apps, where Google refuses to sign people in. */
export function GoogleNotHere({ app }: { app: InAppBrowser }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Text small>{t('wayOut.there', { app: app.name ?? t('wayOut.thisApp') })}</Text>
      <WayOut app={app} path={href.page('account')} />
    </>
  );
}
