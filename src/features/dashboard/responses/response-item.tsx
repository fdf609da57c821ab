import { FILLS } from '@domain/palette.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../../games/index.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserName, UserText } from '../../../ui/user-text.tsx';
import { ListItem } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { facedAs, useNames } from '../shared/use-names.ts';
import { ScoreMark } from './score-mark.tsx';

const QuizTitle = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 6,
  '& .dot': {
    width: 12,
    height: 12,
    marginTop: '0.3em',
    borderRadius: '50%',
    border: '2px solid var(--mui-palette-sticker-line)',
  },
});

interface Props {
  response: QuizResponse;
  /** In the list of a single quiz: shows the percentage instead of the quiz's title. */
  isOfOneQuiz?: boolean;
  onOpen: (id: string) => void;
}

/** One response in a list; a tap shows its answers. */
export function ResponseItem({ response, isOfOneQuiz = false, onOpen }: Props) {
  const { t: games } = useTranslation('games');
  const { responderOf } = useNames();
  const { percent } = useFormats();
  const { id, responderName, face, quiz, score, total, percentage, createdAt } = response;
  return (
    <li>
      <ListItem aria-haspopup="dialog" onClick={() => onOpen(id)}>
        <Avatar name={facedAs(responderName)} photoURL={faceAddress(face)} size={44} />
        <span className="lines">
          <UserName className="title">{responderOf(responderName)}</UserName>
          {!isOfOneQuiz && (
            <QuizTitle className="small">
              <span
                className="dot"
                style={{ backgroundColor: FILLS[GAME_COLOR[quiz.type]] }}
                title={games(`${quiz.type}.name`)}
              />
              <UserText as="span" className="text">
                {quiz.title}
              </UserText>
            </QuizTitle>
          )}
          <span className="small">
            {isOfOneQuiz && `${percent(percentage / 100)} · `}
            <TimeAgo at={createdAt} inDays={isOfOneQuiz} />
          </span>
        </span>
        <ScoreMark score={score} total={total} type={quiz.type} />
      </ListItem>
    </li>
  );
}
