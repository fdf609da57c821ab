import type { Profile } from '@domain/profiles/profile.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Parts } from '../../../ui/parts.tsx';
import { LinkRow } from '../shared/link-row.tsx';
import { PanelTitle } from '../shared/panel-title.tsx';
import { Achievements } from './achievements.tsx';
import { ProfileCard } from './profile-card.tsx';
import { QuizLinks } from './quiz-links.tsx';

/** The creator's public profile, and all their links. */
export function ProfilePanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={2.5}>
      <Parts>
        <PanelTitle>{t('profile.title')}</PanelTitle>
        <ProfileCard profile={profile} />
        <Stack>
          <div>
            <Typography variant="h3" component="h2">
              {t('profile.shareTitle')}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{t('profile.shareText')}</Typography>
          </div>
          <LinkRow subject={creatorSubject('profile', profile)} />
        </Stack>
        <QuizLinks profile={profile} />
        <Achievements profile={profile} />
      </Parts>
    </Stack>
  );
}
