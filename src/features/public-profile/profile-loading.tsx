import { useTranslation } from '../../i18n/use-translation.ts';
import { ColorBand } from '../../ui/color.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState, Skeleton } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';
import { Figures } from './figures.tsx';
import { TwoColumns } from './profile-frame.tsx';
import { HeaderCard, Names } from './profile-header.tsx';

/** A creator's page while only its address is known. */
export function ProfileLoading({ username }: { username: string }) {
  const { t } = useTranslation(['public-profile', 'common']);
  return (
    <TwoColumns>
      <PageMeta title={`@${username}`} description={t('common:tagline')} />
      <ColorBand color="violet" height={230} />
      <HeaderCard>
        <div style={{ width: '100%' }}>
          <Skeleton height={80} style={{ width: 80, borderRadius: '50%' }} />
          <Names>
            <Skeleton height={30} style={{ maxWidth: 240, borderRadius: 10 }} />
            <Text tone="quiet">
              <UserName>@{username}</UserName>
            </Text>
          </Names>
        </div>
      </HeaderCard>
      <Figures quizzesLabel={t('tiles.quizzes')} figures={null} />
      <Stack as="section" gap={2}>
        <Heading size={3} as="h2">
          {t('quizzes')}
        </Heading>
        <LoadingState label={t('common:loading')} heights={[190, 190]} />
      </Stack>
    </TwoColumns>
  );
}
