import { GUEST_QUIZZES_MAX, QUIZZES_MAX } from '@domain/limits.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { fetchOwnQuizCount } from '../../data/quizzes.ts';
import { useLoad } from '../../lib/use-load.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { useSession } from '../../session/state.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { MessageState } from '../../ui/states.tsx';

const useMost = () => (useSession((state) => state.user?.isGuest) ? GUEST_QUIZZES_MAX : QUIZZES_MAX);

/** Returns whether a person may create another quiz. If that isn't known in time, saving will show. */
export function useRoom(uid: string) {
  const most = useMost();
  return useLoad(`room ${uid} ${most}`, async () => {
    let count = 0;
    const counting = fetchOwnQuizCount(uid).then(
      (number) => {
        count = number;
      },
      () => undefined,
    );
    await withTimeout(counting, PATIENCE_MS.save);
    return count < most;
  }).state;
}

/** No room for another quiz: better to know before an hour of work than after. */
export function NoRoom({ text }: { text: 'copy.fullText' | 'noRoom' }) {
  const { t } = useTranslation('quiz-editor');
  const most = useMost();
  const isGuest = most === GUEST_QUIZZES_MAX;
  return (
    <MessageState
      symbol={<AnyIcon name="cards" size="1em" />}
      title={t('copy.full', { max: most })}
      text={t(isGuest ? 'noRoomGuest' : text)}
      action={
        <Row style={{ justifyContent: 'center' }}>
          {isGuest && (
            <Button variant="contained" to={href.signIn({ mode: 'sign-up', from: href.createQuiz() })}>
              {t('account.signUp')}
            </Button>
          )}
          <Button variant={isGuest ? 'outlined' : 'contained'} to={href.dashboard('quizzes')}>
            {t('copy.toQuizzes')}
          </Button>
        </Row>
      }
    />
  );
}
