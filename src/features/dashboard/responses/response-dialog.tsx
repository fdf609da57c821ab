import { FILLS, INK } from '@domain/palette.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import { bandOf } from '@domain/responses/bands.ts';
import { type QuizResponse, trackingKeyOf } from '@domain/responses/response.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../../games/index.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { HiddenText, Stack } from '../../../ui/layout.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { TrackingDetails } from '../shared/tracking-details.tsx';
import { facedAs, useNames } from '../shared/use-names.ts';
import { AnswerList } from './answer-list.tsx';
import { DeleteResponse } from './delete-response.tsx';
import { ReportName } from './report-name.tsx';

const Score = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.75),
  borderRadius: 20,
  border: `2px solid ${INK}`,
  color: INK,
  '& .about': { flex: '1 1 9rem', minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.35 },
  '& .about > *': { display: 'block' },
  '& .title': { fontSize: '1.0625rem' },
  '& .numbers': {
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontFamily: 'var(--display)',
    fontWeight: 800,
    lineHeight: 1.05,
  },
  '& .numbers b': { display: 'block', fontSize: '2rem', fontWeight: 800 },
}));

/** One response: quiz, time, score, each answer with right and wrong, and the player's data. */
export function ResponseDialog({ response, onClose }: { response: QuizResponse; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { t: games } = useTranslation('games');
  const { responderOf } = useNames();
  const { moment, percent } = useFormats();
  const { id, responderName, face, quiz, score, total, percentage, createdAt } = response;
  const name = responderOf(responderName);
  return (
    <AppDialog title={t('responses.dialogTitle', { name })} onClose={onClose}>
      <Stack gap={2}>
        <Score style={{ backgroundColor: FILLS[GAME_COLOR[quiz.type]] }}>
          <Avatar name={facedAs(responderName)} photoURL={faceAddress(face)} size={52} />
          <div className="about">
            <span>{games(`${quiz.type}.name`)}</span>
            <UserText as="strong" className="title">
              {quiz.title}
            </UserText>
            <span>
              {moment(createdAt)} · <TimeAgo at={createdAt} inDays />
            </span>
            <strong>{t(`band.${bandOf(percentage)}`)}</strong>
          </div>
          <div className="numbers">
            <b aria-hidden>
              {score}/{total}
            </b>
            <HiddenText>{t('responses.scoreOf', { score, total })}</HiddenText> <span>{percent(percentage / 100)}</span>
          </div>
        </Score>
        <TrackingDetails source={{ kind: 'response', key: trackingKeyOf(response) }} />
        <AnswerList response={response} />
        <ReportName quizId={quiz.id} name={responderName} />
        <DeleteResponse id={id} onGone={onClose} />
      </Stack>
    </AppDialog>
  );
}
