import type { QuizResponse } from '@domain/responses/response.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { GAME_COLORS } from '../../../ui/games.ts';
import { ListItem } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { useNames } from '../shared/use-names.ts';
import { ScoreMark } from './score-mark.tsx';

const Dot = styled('span')({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 6,
  borderRadius: '50%',
  border: '2px solid var(--mui-palette-sticker-line)',
  verticalAlign: -1,
});

/** One response in a list; a tap shows its answers. */
export function ResponseItem({ response, onOpen }: { response: QuizResponse; onOpen: (id: string) => void }) {
  const { t: common } = useTranslation();
  const { responderOf } = useNames();
  const { id, responderName, quiz, score, total, createdAt } = response;
  return (
    <li>
      <ListItem onClick={() => onOpen(id)}>
        <Avatar name={responderOf(responderName)} photoURL={null} size={44} />
        <span className="lines">
          <span className="title">{responderOf(responderName)}</span>
          <span className="text small">
            <Dot
              style={{ backgroundColor: GAME_COLORS[quiz.type].fill }}
              title={common(`quizTypeBadge.${quiz.type}`)}
            />
            {quiz.title}
          </span>
          <span className="small">
            <TimeAgo at={createdAt} />
          </span>
        </span>
        <ScoreMark score={score} total={total} type={quiz.type} />
      </ListItem>
    </li>
  );
}
