import { gameOf } from '@domain/games/index.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { shareAppLink } from '../../stores/copy-link.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickyBar } from '../../ui/layout.tsx';
import css from './ways-on.module.css';

type Played = Pick<QuizResponse, 'quiz' | 'isPrivate'>;

/** Returns whether the questions just played are about anybody, and may be asked again. */
const isRemix = ({ quiz, isPrivate }: Played): boolean => isPrivate !== true && gameOf(quiz.type).texts.prompt !== null;

/**
 * Returns where a player makes a quiz like the one just played: with its questions where they are about anybody, else
 * with a new one. A result doesn't know all that speaks against it: then that page leads on (`canRemix`).
 */
export function makeMine(result: Played): string {
  const { id, type } = result.quiz;
  return isRemix(result) ? href.mine(id) : href.createQuiz({ type });
}

/** The two main actions of a result, on phones always in reach. `shareText` is shared with the link to the quiz. */
export function WaysOn(props: { result: QuizResponse; isMine: boolean; heading: string; shareText: string }) {
  const { result, isMine, heading, shareText } = props;
  const { t } = useTranslation('results');
  const { quiz, total } = result;
  // the quiz, not this page: challenged friends must not find the answers first
  const share = () => shareAppLink(publicPath.quiz(quiz.ownerUsername, quiz.id), 'score', heading, shareText);
  return (
    <StickyBar className={css['bar']}>
      <p className={css['turn']}>{isMine ? t('turn', { name: firstName(quiz.ownerName), count: total }) : t('own')}</p>
      <div className={css['ways']}>
        <Button variant="contained" size="large" start={<Icon name="share" />} onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button variant="ink" size="large" to={makeMine(result)}>
          {t(isRemix(result) ? 'mine' : 'mineNew')}
        </Button>
      </div>
    </StickyBar>
  );
}
