import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorBand } from '../../ui/color-band.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Heading } from '../../ui/text.tsx';
import { Figures } from './figures.tsx';
import { TwoColumns } from './two-columns.tsx';

/** The part of the page in which one writes, for links to it. */
export const MESSAGE_PART = 'message';

interface Props {
  profile: Profile;
  header: ReactNode;
  /** What the first figure counts: what visitors find here, or, for the owner, only the public part of it. */
  quizzesLabel: string;
  quizzesTitle: string;
  quizzes: ReactNode;
  /** The way to write to the creator: after the quizzes, or beside them where there is room. */
  message?: ReactNode;
}

/** The page of a creator, the same for visitors and for its owner but for what is put in. */
export function ProfileFrame({ profile, header, quizzesLabel, quizzesTitle, quizzes, message }: Props) {
  const { t } = useTranslation('public-profile');
  const { name, username, bio, stats } = profile;
  return (
    <TwoColumns>
      <PageMeta title={name} description={bio || t('metaDescription', { name })} path={publicPath.profile(username)} />
      <ColorBand color="violet" height={230} />
      {header}
      <Figures quizzesLabel={quizzesLabel} stats={stats} />
      <Stack as="section" gap={2} className={message ? undefined : 'wide'}>
        <Heading size={3} as="h2">
          {quizzesTitle}
        </Heading>
        {quizzes}
      </Stack>
      {message && (
        <Stack id={MESSAGE_PART} gap={2.5} style={{ scrollMarginTop: 16 }}>
          {message}
        </Stack>
      )}
    </TwoColumns>
  );
}
