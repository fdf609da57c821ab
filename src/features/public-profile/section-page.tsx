import type { QuizType } from '@domain/games/index.ts';
import { type LinkType, publicPath, quizTypeOf, sectionOf } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { isolated } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pictureForProfile } from '../../lib/picture-for.ts';
import { useParams } from '../../lib/router/router.tsx';
import { sectionSubject } from '../../lib/share-subject.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand, fill } from '../../ui/color.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import { Missing } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState, MessageState, Skeleton } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { useShare } from '../../ui/use-opened.ts';
import { SectionMessage } from './message/section-message.tsx';
import { QuizList } from './quiz-list.tsx';
import { SectionHeader } from './section-header.tsx';
import { usePublicQuizzes } from './use-public-quizzes.ts';
import { WithProfile } from './with-profile.tsx';

/** About the height of the card it reserves space for, so that nothing jumps. */
const MESSAGE_HEIGHT = 340;

/** /{username}/{slug}: a creator's public quizzes of one type. */
export function SectionPage() {
  const link = sectionOf(useParams()['second'] ?? '');
  const type = link && quizTypeOf(link);
  if (!link || !type) return <SectionMissing />;
  return (
    <WithProfile loading={(username) => <SectionLoading username={username} type={type} />}>
      {(profile) => <Section key={link} profile={profile} link={link} type={type} />}
    </WithProfile>
  );
}

function SectionMissing() {
  const { t } = useTranslation('public-profile');
  const { username = '' } = useParams();
  return (
    <Missing title={t('section.missing')} text={t('section.missingText')}>
      <Button variant="contained" to={publicPath.profile(username)}>
        {t('section.all')}
      </Button>
    </Missing>
  );
}

function SectionLoading({ username, type }: { username: string; type: QuizType }) {
  const { t } = useTranslation(['public-profile', 'common']);
  const { t: games } = useTranslation('games');
  return (
    <Column>
      <PageMeta title={`${games(`${type}.section.title`)} · @${username}`} description={t('common:tagline')} />
      <ColorBand color={GAME_COLOR[type]} height={250} />
      <SectionHeader profile={null} username={username} type={type} />
      <Heading size={3} as="h2" style={{ lineHeight: '48px' }}>
        {t('section.available', { n: '…' })}
      </Heading>
      <LoadingState label={t('common:loading')} heights={[190, 190]} />
    </Column>
  );
}

function Section({ profile, link, type }: { profile: FoundProfile; link: LinkType; type: QuizType }) {
  const { t, i18n } = useTranslation('public-profile');
  const { t: games } = useTranslation('games');
  const list = usePublicQuizzes(profile, type);
  const share = useShare();
  const { name, username } = profile;
  const title = games(`${type}.section.title`);
  const count = list.state.status === 'ready' ? `${list.state.value.length}${list.showMore ? '+' : ''}` : '…';
  const empty = (
    <MessageState
      symbol={<Icon name="hidden" size="1em" />}
      level={3}
      title={t('section.empty', { name: firstName(name) })}
      action={
        <Button variant="outlined" to={publicPath.profile(username)}>
          {t('section.all')}
        </Button>
      }
    />
  );
  return (
    <Column style={fill(GAME_COLOR[type])}>
      <PageMeta
        title={`${title} · ${isolated(name, i18n.language)}`}
        description={games(`${type}.section.text`, { name: firstName(name) })}
        path={publicPath.section(username, link)}
        isPersonal
        picture={pictureForProfile(profile)}
      />
      <ColorBand color={GAME_COLOR[type]} height={250} />
      <SectionHeader profile={profile} username={username} type={type} />
      <KeptNote keptAt={profile.keptAt} />
      <Row style={{ justifyContent: 'space-between', minHeight: 48 }}>
        {list.state.status !== 'failed' && (
          // the same width with and without the count, so that the button doesn't move
          <Heading size={3} as="h2" style={{ flex: '1 1 9rem' }}>
            {t('section.available', { n: count })}
          </Heading>
        )}
        <Button
          variant="outlined"
          size="small"
          start={<Icon name="share" />}
          aria-haspopup="dialog"
          onClick={() => share(sectionSubject(profile, type))}
        >
          {t('section.share')}
        </Button>
      </Row>
      <QuizList list={list} empty={empty} />
      {list.state.status === 'loading' ? <Skeleton height={MESSAGE_HEIGHT} /> : <SectionMessage profile={profile} />}
    </Column>
  );
}
