import type { QuizResponse } from '@domain/responses/response.ts';
import { lazy, Suspense } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { ScoreMark } from '../responses/score-mark.tsx';
import { useOpenedItem } from '../shared/dialogs.tsx';
import { ListItem, PlainList } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { useNames } from '../shared/use-names.ts';

// nobody needs it before the first tap
const AnswersDialog = lazy(() => import('./answers-dialog.tsx').then((m) => ({ default: m.AnswersDialog })));

function ResponseRow({ response, onOpen }: { response: QuizResponse; onOpen: (id: string) => void }) {
  const { percent } = useFormats();
  const { responderOf } = useNames();
  const { id, responderName, quiz, score, total, percentage, createdAt } = response;
  const name = responderOf(responderName);
  return (
    <li>
      <ListItem onClick={() => onOpen(id)} aria-haspopup="dialog">
        <Avatar name={name} photoURL={null} size={44} />
        <span className="lines">
          <span className="title">{name}</span>
          <span className="small">
            {percent(percentage / 100)} · <TimeAgo at={createdAt} inDays />
          </span>
        </span>
        <ScoreMark score={score} total={total} type={quiz.type} />
      </ListItem>
    </li>
  );
}

/** Responses to one quiz below each other; one of them may be open. */
export function ResponseRows({ responses }: { responses: readonly QuizResponse[] }) {
  const { opened, open, close } = useOpenedItem('response', responses);
  return (
    <>
      <PlainList>
        {responses.map((response) => (
          <ResponseRow key={response.id} response={response} onOpen={open} />
        ))}
      </PlainList>
      <Suspense>{opened && <AnswersDialog key={opened.id} response={opened} onClose={close} />}</Suspense>
    </>
  );
}
