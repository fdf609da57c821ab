import { isPossibleUsername } from '@domain/ids.ts';
import type { ReactNode } from 'react';
import { href } from '../../config/href.ts';
import { type FoundProfile, fetchProfileByUsername, isCopy } from '../../data/public-profiles.ts';
import { readKeys } from '../../data/read-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from '../../lib/router/router.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Column } from '../../ui/layout.tsx';
import { Missing } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState } from '../../ui/states.tsx';
import { ToNotFound } from '../../ui/to-not-found.tsx';

/**
 * Reads the creator in the address and passes them to `children`; shows `loading` meanwhile. An unknown creator leads
 * to the 404 page; an impossible name is reported in place.
 */
export function WithProfile(props: {
  loading: (username: string) => ReactNode;
  children: (profile: FoundProfile) => ReactNode;
}) {
  const { loading, children } = props;
  const username = (useParams()['username'] ?? '').toLowerCase();
  const { t } = useTranslation(['public-profile', 'common']);
  const { state, retry } = useLoad<FoundProfile | null>(
    readKeys.profile(username),
    (update, given) => fetchProfileByUsername(username, update, given),
    isCopy,
  );
  if (state.status === 'ready') {
    if (state.value) return children(state.value);
    if (!isPossibleUsername(username)) return <ProfileMissing />;
    return <ToNotFound to={href.page('not-found')} reason={t('unknownUser')} />;
  }
  if (state.status === 'loading') return loading(username);
  return (
    <Column>
      <PageMeta title={`@${username}`} description={t('common:tagline')} />
      <FailedState level={1} error={state.error} onRetry={retry} />
    </Column>
  );
}

function ProfileMissing() {
  const { t } = useTranslation(['public-profile', 'common']);
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Button variant="contained" to="/">
        {t('common:notFound.action')}
      </Button>
      <Button variant="outlined" to={href.createQuiz()}>
        {t('common:notFound.createOwn')}
      </Button>
    </Missing>
  );
}
