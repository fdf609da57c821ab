import { MESSAGE_MAX } from '@domain/limits.ts';
import { type FormEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageDataContext } from '../../../lib/page-data.ts';
import { useSharesLess } from '../../../lib/share-less.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { submitByKeys } from '../../../ui/submit-by-keys.ts';
import { Text } from '../../../ui/text.tsx';
import { TrackingDisclosure } from '../../../ui/tracking-disclosure.tsx';
import { OtherText } from './other-text.tsx';
import type { useMessage } from './use-message.ts';
import { useRefusalText } from './use-refusal-text.ts';

// with the sheet, which alone needs it
const loadSeenTracking = async () => (await import('../../../data/seen-tracking.ts')).fetchSeenTracking;

interface Props {
  /** The recipient's first name. */
  name: string;
  message: ReturnType<typeof useMessage>;
  rows: number;
  placeholder?: string;
  /** The submit button's label. */
  action: string;
  /** Below that button. */
  children?: ReactNode;
}

/** The message box, and what to know before sending. */
export function MessageForm({ name, message, rows, placeholder, action, children }: Props) {
  const { t } = useTranslation(['send-message', 'common']);
  const { text, write, offer, takeOffer, isKept, send, sending, goOn } = message;
  const isLess = useSharesLess();
  const isResting = use(PageDataContext).off.includes('messages');
  const isSending = sending.status === 'sending';
  const failure = sending.status === 'failed' ? sending.failure : null;
  const refusalText = useRefusalText();
  // the field itself reports a blank text
  const problem = failure === null || failure === 'empty' ? null : refusalText(failure);
  const box = useRef<HTMLTextAreaElement>(null);
  const isBack = sending.status === 'writing' && sending.isBack === true;
  useEffect(() => {
    if (isBack) box.current?.focus();
  }, [isBack]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={submitByKeys}
      noValidate
      aria-busy={isSending}
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
    >
      <Field
        multiline
        ref={box}
        rows={rows}
        label={t('label')}
        placeholder={placeholder ?? t('placeholder', { name })}
        maxLength={MESSAGE_MAX}
        value={text}
        readOnly={isSending}
        error={failure === 'empty' ? t('empty') : undefined}
        counter
        onChange={(event) => write(event.target.value)}
      />
      {isResting && (
        <Text role="status" style={{ fontWeight: 600 }}>
          {t('common:error.messages-off')}
        </Text>
      )}
      {offer && <OtherText offer={offer} isDisabled={isSending} onTake={takeOffer} />}
      <Text small tone="quiet" role="status" hidden={isKept}>
        {!isKept && t('notKept')}
      </Text>
      <TrackingDisclosure label={t('seen', { name })} name={name} load={loadSeenTracking}>
        {t(isLess ? 'privacyLess' : 'privacy', { name })}
      </TrackingDisclosure>
      {sending.status === 'asking' ? (
        <sending.thought.Panel thought={sending.thought} onKeep={goOn} />
      ) : (
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ marginBottom: problem === null ? 0 : 16 }}>
            <ErrorNote text={problem} />
          </div>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={text === '' || isSending}
            end={<Icon name="send" />}
            style={{ paddingInline: 12 }}
          >
            {isSending ? t('sending') : action}
          </Button>
        </div>
      )}
      {children}
    </form>
  );
}
