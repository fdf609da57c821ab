import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { BOARD_FRAGMENT } from '../../config/element-ids.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { LazyScoreboard } from '../../scoreboard/lazy-scoreboard.tsx';
import { Button } from '../../ui/button.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './board-part.module.css';

/** The scoreboard of a quiz that has one; read when somebody asks for it, or came for it. */
export function BoardPart({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('take-quiz');
  const [isOpen, setIsOpen] = useDeviceState(() => location.hash === `#${BOARD_FRAGMENT}`, false);
  if (!hasBoard(quiz)) return null;
  const color = GAME_COLOR[quiz.type];
  return (
    <div id={BOARD_FRAGMENT} className={css['part']} tabIndex={-1}>
      {isOpen ? (
        <LazyScoreboard code={quiz.id} color={color} />
      ) : (
        <Sticker color={color} className={css['offer']} aria-label={t('board.title')}>
          <div>
            <Heading as="h2" size={3}>
              {t('board.title')}
            </Heading>
            <Text>{t('board.text', { name: firstName(quiz.owner.name) })}</Text>
          </div>
          <Button variant="ink" onClick={() => setIsOpen(true)}>
            {t('board.show')}
          </Button>
        </Sticker>
      )}
    </div>
  );
}
