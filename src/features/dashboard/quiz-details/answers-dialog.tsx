import { DETAILS_ANSWERS } from '@domain/limits.ts';
import { bandOf } from '@domain/responses/bands.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { GAME_COLORS, INK } from '../../../ui/games.ts';
import { HiddenText, Stack } from '../../../ui/layout.tsx';
import { DISPLAY } from '../../../ui/tokens.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { AnswerCard } from '../responses/answer-card.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { TrackingDetails } from '../shared/tracking-details.tsx';
import { useNames } from '../shared/use-names.ts';
import { focusOnMount } from './focus-on-mount.ts';

const Score = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.75),
  borderRadius: 20,
  border: `2px solid ${INK}`,
  color: INK,
  '& .numbers': { textAlign: 'right', fontFamily: DISPLAY, fontWeight: 800, lineHeight: 1.05 },
  '& .numbers b': { display: 'block', fontSize: '2rem', fontWeight: 800 },
}));
const Rest = styled(PlainList)({ '&:focus': { outline: 'none' } });

/** What one person answered: score, who and when, and the first answers; the rest when asked for. */
export function AnswersDialog({ response, onClose }: { response: QuizResponse; onClose: () => void }) {
  const { t } = useTranslation('quiz-details');
  const { t: dashboard } = useTranslation('dashboard');
  const { responderOf } = useNames();
  const [showsAll, setShowsAll] = useState(false);
  const { id, responderName, quiz, score, total, percentage, createdAt, answers } = response;
  const name = responderOf(responderName);
  const more = answers.length - DETAILS_ANSWERS;
  const { moment, percent } = useFormats();
  const card = (answer: (typeof answers)[number], index: number) => (
    <AnswerCard key={answer.questionId} answer={answer} number={index + 1} type={quiz.type} />
  );
  return (
    <AppDialog title={dashboard('responses.dialogTitle', { name })} onClose={onClose}>
      <Stack gap={2}>
        <Score style={{ backgroundColor: GAME_COLORS[quiz.type].fill }}>
          <Avatar name={name} photoURL={null} size={52} />
          <div>
            <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
            <Typography variant="body2">
              {moment(createdAt)} · <TimeAgo at={createdAt} inDays />
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 700 }}>
              {t(`spread.band.${bandOf(percentage)}`)}
            </Typography>
          </div>
          <div className="numbers">
            <b aria-hidden>
              {score}/{total}
            </b>
            <HiddenText>{dashboard('responses.scoreOf', { score, total })}</HiddenText>{' '}
            <span>{percent(percentage / 100)}</span>
          </div>
        </Score>
        <TrackingDetails source={{ kind: 'response', id }} />
        <PlainList>{answers.slice(0, DETAILS_ANSWERS).map(card)}</PlainList>
        {more > 0 && !showsAll && (
          <Button variant="outlined" onClick={() => setShowsAll(true)}>
            {t('moreQuestions', { count: more })}
          </Button>
        )}
        {showsAll && (
          <Rest tabIndex={-1} ref={focusOnMount}>
            {answers.slice(DETAILS_ANSWERS).map((answer, index) => card(answer, index + DETAILS_ANSWERS))}
          </Rest>
        )}
      </Stack>
    </AppDialog>
  );
}
