import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { Figures as FiguresOfQuizzes } from '@domain/quiz/stats.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pictureForProfile } from '../../lib/picture-for.ts';
import { ColorBand, fill } from '../../ui/color.tsx';
import { Column, Stack } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Heading } from '../../ui/text.tsx';
import { Figures } from './figures.tsx';
import css from './profile-frame.module.css';

/** A page whose parts are stacked on a phone and in two columns on a wide screen. */
export function TwoColumns(props: ComponentPropsWithRef<'main'>) {
  return <Column className={css['twoColumns']} {...props} />;
}

/** The fragment of the message form. */
export const MESSAGE_PART = 'message';

interface Props {
  profile: Profile;
  header: ReactNode;
  /** Null while loading. */
  figures: FiguresOfQuizzes | null;
  /** What the first figure counts: visible quizzes, or for the owner the public ones. */
  quizzesLabel: string;
  quizzesTitle: string;
  quizzes: ReactNode;
  /** The message form: after the quizzes, or beside them on wide screens. */
  message?: ReactNode;
}

/** A creator's page; visitors and owner differ only in what is passed in. */
export function ProfileFrame({ profile, figures, header, quizzesLabel, quizzesTitle, quizzes, message }: Props) {
  const { t } = useTranslation('public-profile');
  const { name, username, bio } = profile;
  return (
    <TwoColumns style={fill('violet')}>
      <PageMeta
        title={name}
        description={bio || t('metaDescription', { name })}
        path={publicPath.profile(username)}
        isPersonal
        picture={pictureForProfile(profile)}
      />
      <ColorBand color="violet" height={230} />
      {header}
      <Figures quizzesLabel={quizzesLabel} figures={figures} />
      <Stack as="section" gap={2} className={message ? undefined : css['wide']}>
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
