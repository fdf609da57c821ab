import { FILLS } from '@domain/palette.ts';
import type { Move } from '@domain/quiz/quiz-order.ts';
import { GAME_COLOR } from '../../../games/index.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Outline } from '../../../ui/icon.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import css from './arrange.module.css';
import type { Arranged } from './use-arrangement.ts';

const ARROWS: Readonly<Record<Move, string>> = {
  top: 'M5 3h14v2.4H5zM12 7.2l6.6 6.6-1.7 1.7-3.7-3.7V21h-2.4v-9.2l-3.7 3.7-1.7-1.7z',
  up: 'M12 4l7.4 7.4-1.7 1.7-4.5-4.5V20h-2.4V8.6l-4.5 4.5-1.7-1.7z',
  down: 'M12 20l-7.4-7.4 1.7-1.7 4.5 4.5V4h2.4v11.4l4.5-4.5 1.7 1.7z',
};

interface Props {
  quiz: Arranged;
  place: number;
  isLast: boolean;
  onMove: (move: Move) => void;
}

/** A quiz among those that are being arranged. */
export function ArrangeRow({ quiz, place, isLast, onMove }: Props) {
  const { t } = useTranslation('arrange');
  const { t: games } = useTranslation('games');
  const { date } = useFormats();
  const cannot: Readonly<Record<Move, boolean>> = { top: place === 1, up: place === 1, down: isLast };
  return (
    <Sticker as="li" className={css['row']} data-code={quiz.id}>
      <span className={css['place']} style={{ backgroundColor: FILLS[GAME_COLOR[quiz.type]] }}>
        {place}
      </span>
      <div className={css['quiz']}>
        <UserText as="strong">{quiz.title}</UserText>
        <span>
          {games(`${quiz.type}.name`)} · <span style={{ whiteSpace: 'nowrap' }}>{date(quiz.createdAt)}</span>
        </span>
      </div>
      <div className={css['moves']}>
        {(['top', 'up', 'down'] as const).map((move) => (
          // a disabled button would lose the focus at the end of its way
          <IconButton
            key={move}
            type="button"
            data-move={move}
            aria-label={t(`move.${move}`, { title: quiz.title })}
            title={t(`short.${move}`)}
            aria-disabled={cannot[move]}
            onClick={() => !cannot[move] && onMove(move)}
          >
            <Outline path={ARROWS[move]} size={24} />
          </IconButton>
        ))}
      </div>
    </Sticker>
  );
}
