import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { InAppBrowser } from '../../lib/in-app-browser.ts';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { WayOut } from '../../ui/way-out.tsx';
import { Or } from './or.tsx';

interface Props {
  app: InAppBrowser;
  /** This page, and where it leads to. */
  path: string;
  /** Unfinished drafts are kept here: the session has ended, or somebody writes without an account. */
  isWorkHere: boolean;
  /** Google has let nobody in, and nothing else tells of an app. */
  isGuess?: boolean;
}

/** Replaces Google's button inside other apps, where Google refuses to sign people in; below it, where that's a guess. */
export function GoogleElsewhere({ app, path, isWorkHere, isGuess = false }: Props) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <>
      <section aria-labelledby={id}>
        <Stack gap={2}>
          <Stack gap={0.75}>
            <Heading id={id} size={3}>
              {isGuess ? t('wayOut.maybeTitle') : t('wayOut.title', { app: app.name ?? t('wayOut.thisApp') })}
            </Heading>
            <Text>{t(isWorkHere ? 'wayOut.ended' : isGuess ? 'wayOut.maybe' : 'wayOut.orEmail')}</Text>
          </Stack>
          <WayOut app={app} path={path} />
        </Stack>
      </section>
      <Or />
    </>
  );
}
