import type { Deletion } from '@domain/deletion.ts';
import type { ErrorCode } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConnection } from '../../stores/connection.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar, Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { KeepLink } from './keep-link.tsx';
import type { DeletionState } from './use-deletion.ts';

/** Refusals with a clear remedy. After all others the outcome is unknown. */
const SAID: readonly ErrorCode[] = ['rate-limited', 'app-check-required'];

/** Shows what will be deleted and asks once. `result`: the answers, if they can be read. */
export function AskDeletion(props: {
  deletion: Deletion;
  result: QuizResponse | null;
  state: DeletionState;
  onDelete: () => void;
  /** Closes the question, where it is part of a page. */
  onCancel?: () => void;
}) {
  const { deletion, result, state, onDelete, onCancel } = props;
  const { kind, id } = deletion;
  const { t } = useTranslation(['sent', 'common']);
  const isOnline = useConnection((connection) => connection.isOnline);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPart = onCancel !== undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // the button that asked was at the page's end: the two that answer would be below what is seen
    if (isPart) heading.current?.scrollIntoView({ block: 'start' });
  }, [isPart]);
  const isBusy = state.status === 'deleting';
  const failure = state.status === 'asking' ? state.failure : null;
  const reason =
    failure && withCode(t(SAID.includes(failure.code) ? `common:error.${failure.code}` : 'unknown'), failure);
  const problem = isOnline ? reason : t('offline');
  const name = result?.responderName === ANONYMOUS_RESPONDER ? t('anonymous') : result?.responderName;
  return (
    <>
      <Sticker style={{ padding: '28px 20px' }}>
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Icon name={kind === 'message' ? 'envelope' : 'mailbox'} size={56} />
          <Heading size={2} as={isPart ? 'h2' : 'h1'} ref={heading} tabIndex={-1} style={{ scrollMarginTop: 120 }}>
            {t(`${kind}.title`)}
          </Heading>
          {result && (
            <Text style={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {t('which', { title: result.quiz.title, name })}
            </Text>
          )}
          <Text tone="quiet" style={{ textAlign: 'start' }}>
            {t(`${kind}.text`)}
          </Text>
          <Text style={{ fontWeight: 600 }}>{t('final')}</Text>
        </Stack>
      </Sticker>
      <ErrorNote text={isBusy ? null : problem} />
      <ActionBar style={{ margin: 0 }}>
        <Button variant="loss" size="large" aria-disabled={isBusy} onClick={onDelete}>
          {t(isBusy ? 'busy' : 'yes')}
        </Button>
        {onCancel ? (
          <Button variant="outlined" size="large" onClick={onCancel}>
            {t('no')}
          </Button>
        ) : (
          <Button variant="outlined" size="large" to={publicPath.result(id)}>
            {t('no')}
          </Button>
        )}
      </ActionBar>
      {!onCancel && <KeepLink deletion={deletion} />}
    </>
  );
}
