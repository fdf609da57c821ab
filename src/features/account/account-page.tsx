import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { useSession } from '../../session/state.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Parts } from '../../ui/parts.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './account-page.module.css';
import { DeleteSection } from './deletion/delete-section.tsx';
import { DataSection } from './my-data/data-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { ProveDialog } from './proof/prove-dialog.tsx';
import { SectionNav } from './section-nav.tsx';
import { GUEST_SECTIONS, SECTIONS } from './sections.ts';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';

/**
 * Scrolls to the address's part, which doesn't exist yet when the browser tries; later moves are handled by the layout.
 */
function useFirstPart(): void {
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

/** /account: everything about the person's own account. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { user, profile } = useSession();
  useFirstPart();
  if (!user || !profile) return null; // the route guard waits for them
  const { uid, username } = profile;
  return (
    <Column wide>
      <PageMeta title={t('title')} description={t('lead')} isPrivate />
      <BackButton to={href.dashboard()}>{t('back')}</BackButton>
      <Stack gap={0.75}>
        <Heading size={2} as="h1">
          {t('title')}
        </Heading>
        <Text tone="quiet">{t('lead')}</Text>
      </Stack>
      <div className={css['frame']}>
        <SectionNav sections={user.isGuest ? GUEST_SECTIONS : SECTIONS} />
        <Stack className={css['sections']} gap={3}>
          {!user.isGuest && (
            <Parts>
              <ProfileSection key={uid} profile={profile} />
              <SignInSection user={user} />
              <TwoStepSection user={user} />
            </Parts>
          )}
          <Parts>
            <PreferencesSection />
            <PrivacySection profile={profile} />
            <NotificationsSection uid={profile.uid} />
            <DataSection profile={profile} />
            <DeleteSection uid={uid} username={username} />
          </Parts>
        </Stack>
      </div>
      <ProveDialog user={user} />
    </Column>
  );
}
