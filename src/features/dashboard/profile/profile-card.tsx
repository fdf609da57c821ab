import type { Profile } from '@domain/profiles/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { changePhoto, leavePhoto, removePhoto, useOwnPhoto } from '../../../session/own-photo.ts';
import { useSession } from '../../../session/state.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PhotoEditor } from '../../../ui/photo-editor.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserName, UserText } from '../../../ui/user-text.tsx';

const Card = styled(Sticker)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)', gap: theme.spacing(4) },
  '& dl': { display: 'grid', gap: theme.spacing(1.25), margin: 0 },
  '& dt': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 600 },
}));
const WIDE_ON_PHONES = { flexGrow: { xs: 1, sm: 0 } };
const Bio = styled('p')({ margin: 0, fontSize: '1.0625rem', lineHeight: 1.5, whiteSpace: 'pre-line' });

/** Name, address and private details, with links to edit them. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['dashboard', 'profile-settings']);
  const photo = useOwnPhoto();
  useEffect(() => leavePhoto, []);
  const { email, isGuest } = useSession((state) => state.user) ?? {};
  const { longDate } = useFormats();
  return (
    <Card>
      <PhotoEditor
        {...photo}
        name={profile.name}
        photoURL={profile.photoURL}
        onChoose={(file) => void changePhoto(file)}
        onRemove={() => void removePhoto()}
      />
      <Stack gap={2}>
        <div>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            <UserName>{profile.name}</UserName>
          </Typography>
          <Typography>
            <UserName>@{profile.username}</UserName>
          </Typography>
        </div>
        {profile.bio !== '' && <UserText as={Bio}>{profile.bio}</UserText>}
        <dl>
          {email && (
            <div>
              <dt>
                {t('profile.email')} ({t('profile.onlyYou')})
              </dt>
              <dd>
                <UserName>
                  {email.slice(0, email.lastIndexOf('@'))}
                  {/* a long one breaks here, rather than before its last letter */}
                  <wbr />
                  {email.slice(email.lastIndexOf('@'))}
                </UserName>
              </dd>
            </div>
          )}
        </dl>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.memberSince', { date: longDate(profile.createdAt) })}
        </Typography>
        <Row gap={1.5}>
          {!isGuest && (
            <Button variant="contained" sx={WIDE_ON_PHONES} component={Link} to={href.page('account', 'profile')}>
              {t('profile-settings:edit.open')}
            </Button>
          )}
          <Button variant="outlined" sx={WIDE_ON_PHONES} component={Link} to={href.page('account', 'privacy')}>
            {t('profile-settings:privacy.open')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
