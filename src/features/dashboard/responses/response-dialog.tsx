import type { QuizResponse } from '@domain/responses/response.ts';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { deleteItem } from '../shared/delete-item.ts';
import { DeletePanel } from '../shared/delete-panel.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { TrackingDetails } from '../shared/tracking-details.tsx';
import { useNames } from '../shared/use-names.ts';
import { AnswerCard } from './answer-card.tsx';
import { ScoreMark } from './score-mark.tsx';

/** A creator may not want somebody's answers, or what they called themselves. */
function DeleteResponse({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTranslation('dashboard');
  const [isAsking, setIsAsking] = useState(false);
  const opener = useFocusBack(isAsking);
  const remove = () => {
    onGone();
    void deleteItem('responses', id);
  };
  if (isAsking) return <DeletePanel kind="responses" onConfirm={remove} onCancel={() => setIsAsking(false)} />;
  return (
    // the icon in line with what is above it
    <Row style={{ marginInline: -18 }}>
      <Button
        ref={opener}
        variant="text"
        color="error"
        startIcon={<DeleteOutlineRounded />}
        onClick={() => setIsAsking(true)}
      >
        {t('responses.delete')}
      </Button>
    </Row>
  );
}

/** Everything one person answered, with right and wrong, and what is known of them. */
export function ResponseDialog({ response, onClose }: { response: QuizResponse; onClose: () => void }) {
  const { percent } = useFormats();
  const { t } = useTranslation('dashboard');
  const { responderOf } = useNames();
  const { t: common } = useTranslation();
  const { id, responderName, quiz, score, total, percentage, createdAt, answers } = response;
  return (
    <AppDialog title={t('responses.dialogTitle', { name: responderOf(responderName) })} onClose={onClose}>
      <Stack gap={2}>
        <Row style={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
          <div>
            <Badge game={quiz.type}>{common(`quizTypeBadge.${quiz.type}`)}</Badge>
            <Typography sx={{ fontWeight: 700, mt: 0.5 }}>{quiz.title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {percent(percentage / 100)} · <TimeAgo at={createdAt} />
            </Typography>
          </div>
          <ScoreMark score={score} total={total} type={quiz.type} />
        </Row>
        <TrackingDetails source={{ kind: 'response', id }} />
        <PlainList>
          {answers.map((answer, index) => (
            <AnswerCard key={answer.questionId} answer={answer} number={index + 1} type={quiz.type} />
          ))}
        </PlainList>
        <DeleteResponse id={id} onGone={onClose} />
      </Stack>
    </AppDialog>
  );
}
