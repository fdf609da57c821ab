import type { QuizResponse } from '@domain/responses/response.ts';
import { OpenedResponse, useOpenedItem } from '../shared/dialogs.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { ResponseItem } from './response-item.tsx';

interface Props {
  responses: readonly QuizResponse[];
  isOfOneQuiz?: boolean;
}

/** A list of responses, one of which may be open. */
export function ResponseList({ responses, isOfOneQuiz = false }: Props) {
  const { opened, open, close } = useOpenedItem('response', responses);
  return (
    <>
      <PlainList>
        {responses.map((response) => (
          <ResponseItem key={response.id} response={response} isOfOneQuiz={isOfOneQuiz} onOpen={open} />
        ))}
      </PlainList>
      <OpenedResponse response={opened} onClose={close} />
    </>
  );
}
