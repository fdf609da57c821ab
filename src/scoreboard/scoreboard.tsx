import type { Color } from '@domain/palette.ts';
import { boardName, playersOf } from '@domain/quiz/board-places.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { fetchBoard } from '../data/public-boards.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLoad } from '../lib/use-load.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/color.tsx';
import { Outline } from '../ui/icon.tsx';
import { FailedState, LoadingState, MessageState } from '../ui/states.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { useOpened } from '../ui/use-opened.ts';
import { BoardList } from './board-list.tsx';
import { type BoardView, type OwnResult, toView } from './own-result.ts';
import css from './scoreboard.module.css';

const PATH =
  'M19 5h-2V4c0-.55-.45-1-1-1H8c-.55 0-1 .45-1 1v1H5c-1.1 0-2 .9-2 2v1c0 2.55 1.92 4.63 4.39 4.94.63 1.5 1.98 2.63 3.61 2.96V19H8c-.55 0-1 .45-1 1s.45 1 1 1h8c.55 0 1-.45 1-1s-.45-1-1-1h-3v-3.1c1.63-.33 2.98-1.46 3.61-2.96C19.08 12.63 21 10.55 21 8V7c0-1.1-.9-2-2-2M5 8V7h2v3.82C5.84 10.4 5 9.3 5 8m14 0c0 1.3-.84 2.4-2 2.82V7h2z';

/** The scoreboard's sign, from the same set as the other icons. */
const Trophy = ({ size }: { size: number }) => <Outline path={PATH} size={size} />;

export interface ScoreboardProps {
  /** The quiz's code. */
  code: string;
  color: Color;
  own?: OwnResult | undefined;
}

/** Who did best at a quiz, and the place of a result among them. Nothing beside a result whose quiz has no scoreboard. */
export function Scoreboard({ code, color, own }: ScoreboardProps) {
  const { t } = useTranslation(['scoreboard', 'common']);
  const { state, retry } = useLoad<BoardView | null>(`board:${code}:${own?.result.id ?? ''}`, async () =>
    toView(await fetchBoard(code), own),
  );
  if (state.status === 'loading') return <LoadingState label={t('common:loading')} heights={[430]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  if (state.value && playersOf(state.value.board) > 0)
    return <Shown color={color} view={state.value} unranked={own?.result.isRanked === false ? own.result : null} />;
  if (own) return null;
  return <MessageState symbol={<Trophy size={48} />} level={2} title={t('empty.title')} text={t('empty.text')} />;
}

function Shown(props: { color: ScoreboardProps['color']; view: BoardView; unranked: QuizResponse | null }) {
  const { color, view, unranked } = props;
  const { t } = useTranslation('scoreboard');
  const title = useTitle(view);
  // src/report/report-part.tsx shows it
  const { open } = useOpened('report');
  return (
    <Sticker aria-label={t('title')}>
      <div className={css['head']}>
        <span className={css['sign']} style={fill(color)}>
          <Trophy size={30} />
        </span>
        <div>
          <Text small tone="quiet">
            {t(view.own ? 'title' : 'titleNote', { count: playersOf(view.board) })}
          </Text>
          <Heading as="h2" size={3}>
            {title}
          </Heading>
        </div>
      </div>
      {/* friends share networks and names, so it may well be their first */}
      {unranked && <Text className={css['note']}>{t(boardName(unranked) === null ? 'takenUnnamed' : 'taken')}</Text>}
      <BoardList color={color} view={view} />
      <Text small tone="quiet" style={{ marginTop: 14 }}>
        {t('order')}
      </Text>
      {view.board.entries.some(({ name }) => name !== null) && (
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          onClick={() => open('player-name')}
          style={{ paddingInline: 0 }}
        >
          {t('reportName')}
        </Button>
      )}
    </Sticker>
  );
}

/** Returns the heading: whose place it is, or how many play. */
function useTitle({ board, own }: BoardView): string {
  const { t, i18n } = useTranslation('scoreboard');
  const { number } = useFormats();
  const players = playersOf(board);
  if (!own) return t('players', { count: players });
  if (own.isMine && players === 1) return t('first');
  const rule = new Intl.PluralRules(i18n.language, { type: 'ordinal' }).select(own.place) as
    | 'one'
    | 'two'
    | 'few'
    | 'other';
  const place = t(`ordinal.${rule}`, { n: number(own.place) });
  return t(own.isMine ? 'yours' : 'theirs', { place, n: number(players) });
}
