import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameBand } from '../../ui/game-band.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading } from '../../ui/text.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { useFormats } from '../../ui/use-formats.ts';

// at 200 % text three do not fit beside each other on a phone
const Figures = styled(Tiles)({ flexWrap: 'wrap', '&& > div': { flexBasis: '5.5rem' } });

interface Props {
  profile: Profile;
  header: ReactNode;
  /** Between the figures and the quizzes: the way to write to the creator. */
  message?: ReactNode;
  quizzesTitle: string;
  quizzes: ReactNode;
}

/** The page of a creator, the same for visitors and for its owner but for what is put in. */
export function ProfileFrame({ profile, header, message, quizzesTitle, quizzes }: Props) {
  const { t } = useTranslation('public-profile');
  const { name, username, bio, stats } = profile;
  const { number, upToOneDecimal } = useFormats();
  const average = stats.averagePercent === null ? '–' : `${upToOneDecimal(stats.averagePercent / 10)}/10`;
  return (
    <Column>
      <PageMeta title={name} description={bio || t('metaDescription', { name })} path={publicPath.profile(username)} />
      <GameBand game="know-me" height={230} />
      {header}
      <Figures>
        <Tile label={t('tiles.quizzes')} value={number(stats.quizzes)} />
        <Tile label={t('tiles.players')} value={number(stats.plays)} />
        <Tile label={t('tiles.average')} value={average} />
      </Figures>
      {message}
      <Stack as="section" gap={2}>
        <Heading size={3} as="h2">
          {quizzesTitle}
        </Heading>
        {quizzes}
      </Stack>
    </Column>
  );
}
