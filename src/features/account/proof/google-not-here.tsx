import type { AuthProblem } from '@domain/auth/session.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import { guessInAppBrowser, type InAppBrowser } from '../../../lib/in-app-browser.ts';
import { lookedRefused } from '../../../session/auth/google-refusal.ts';
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

/** Stands below a Google button after a problem that may be Google's refusal inside an app that no list has. */
export function GoogleMaybeNotHere({ problem }: { problem: AuthProblem | null }) {
  const { t } = useTranslation('auth');
  const app = problem && lookedRefused(problem) ? guessInAppBrowser() : null;
  if (!app) return null;
  return (
    <>
      <Text small>
        {t('wayOut.maybeTitle')} {t('wayOut.maybe')}
      </Text>
      <WayOut app={app} path={href.page('account')} />
    </>
  );
}
