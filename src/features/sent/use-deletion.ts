import type { Deletion } from '@domain/deletion.ts';
import { asDomainError, type DomainError } from '@domain/errors.ts';
import { useState } from 'react';
import { deleteSubmission } from '../../outbox/delete-submission.ts';

export type DeletionState = { status: 'asking'; failure: DomainError | null } | { status: 'deleting' | 'deleted' };

/** The deletion of one submission, from the question to the answer. */
export function useDeletion(deletion: Deletion) {
  const [state, setState] = useState<DeletionState>({ status: 'asking', failure: null });
  const run = () => {
    if (state.status !== 'asking') return;
    setState({ status: 'deleting' });
    deleteSubmission(deletion).then(
      () => setState({ status: 'deleted' }),
      (error: unknown) => setState({ status: 'asking', failure: asDomainError(error) }),
    );
  };
  return { state, run };
}
