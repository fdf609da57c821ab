import type { QuizResponse } from '@domain/responses/response.ts';
import { OpenedResponse, useOpened } from '../shared/dialogs.tsx';
import { PlainList } from '../shared/list-item.tsx';
import { ResponseItem } from './response-item.tsx';

/** Responses below each other; one of them may be open. */
export function ResponseList({ responses }: { responses: readonly QuizResponse[] }) {
  const { opened, open, close } = useOpened(responses);
  return (
    <>
      <PlainList>
        {responses.map((response) => (
          <ResponseItem key={response.id} response={response} onOpen={open} />
        ))}
      </PlainList>
      <OpenedResponse response={opened} onClose={close} />
    </>
  );
}
