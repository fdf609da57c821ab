import { CIRCLE_GAME } from '@domain/games/index.ts';
import { GUEST_KEPT_S } from '@domain/limits.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { href } from '../../config/href.ts';
import { KeepNote } from '../../guest/keep-note.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { quizSubject } from '../../lib/share-subject.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { readSessionHint } from '../../session/hint.ts';
import { ShareLink } from '../../sharing/share-link.tsx';
import { ShareMore } from '../../sharing/share-more.tsx';
import { useShared } from '../../sharing/use-shared.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import type { NewQuizState } from '../../ui/just-created.ts';
import { Column, Halves } from '../../ui/layout.tsx';
import { LazyInstall } from '../../ui/lazy-install.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useConfetti } from '../../ui/use-confetti.ts';
import css from './live-quiz.module.css';

/** What follows the creation of a quiz: all ways to share it, at the creator's page, which comes next. */
export function LiveQuiz({ newQuiz }: Pick<NewQuizState, 'newQuiz'>) {
  const { t } = useTranslation('share');
  const subject = quizSubject(newQuiz, true);
  const shared = useShared(subject);
  const isGuest = useDeviceState(() => readSessionHint()?.isGuest === true, false)[0];
  useConfetti(true, 'sides', `whoknows-live-${newQuiz.id}`);
  const text = t(newQuiz.isPublic ? 'live.public' : 'live.private');
  const seen: NewQuizState = { newQuiz, isSeen: true };
  return (
    <Column wide>
      <PageMeta title={t('live.title')} description={text} isPrivate />
      <ColorBand color="yellow" height={230} />
      <header>
        <Heading size={2} as="h1">
          {t('live.title')}
        </Heading>
        <Text style={{ marginTop: 8 }}>{text}</Text>
      </header>
      <Halves>
        <div>
          <Sticker as="div">
            <ShareLink subject={subject} shared={shared} />
          </Sticker>
          <div className={css['ways']}>
            {/* a guest's page lists none; at the same address, where the router would replace this screen */}
            {!isGuest && (
              <Button
                variant="outlined"
                size="small"
                to={publicPath.profile(newQuiz.owner.username)}
                state={seen}
                replace={false}
              >
                {t('live.page')}
              </Button>
            )}
            {newQuiz.type === CIRCLE_GAME && newQuiz.isPublic && (
              <Button variant="outlined" size="small" to={href.newCircle(newQuiz.id)}>
                {t('live.circle')}
              </Button>
            )}
            <Button variant="outlined" size="small" to={href.dashboard('quizzes')}>
              {t('live.dashboard')}
            </Button>
          </div>
          {isGuest && <KeepNote days={GUEST_KEPT_S / 86_400} />}
        </div>
        <Sticker as="div">
          <ShareMore shared={shared} />
        </Sticker>
      </Halves>
      <LazyInstall moment="quiz" />
    </Column>
  );
}
