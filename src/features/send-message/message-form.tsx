import { MESSAGE_MAX } from '@domain/limits.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { CreateOwn } from './create-own.tsx';
import type { useMessage } from './use-message.ts';

/** The message box. `name` is the recipient's first name. */
export function MessageForm({ name, message }: { name: string; message: ReturnType<typeof useMessage> }) {
  const { t } = useTranslation(['send-message', 'common']);
  const { text, write, send, sending } = message;
  const isSending = sending.status === 'sending';
  const reason = sending.status === 'failed' ? sending.reason : null;
  const problem =
    reason === null || reason === 'empty'
      ? null
      : reason === 'internal' || reason === 'conflict'
        ? t('failed')
        : t(`common:error.${reason}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-busy={isSending}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 16 }}
    >
      <Field
        multiline
        rows={6}
        label={t('label')}
        placeholder={t('placeholder', { name })}
        maxLength={MESSAGE_MAX}
        value={text}
        readOnly={isSending}
        error={reason === 'empty' ? t('empty') : undefined}
        counter={{ value: text.length, max: MESSAGE_MAX }}
        onChange={(event) => write(event.target.value)}
      />
      <Text small tone="quiet">
        {t('privacy', { name })}
      </Text>
      <ErrorNote text={problem} />
      <ActionBar>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={text === '' || isSending}
          end={<Icon name="send" />}
        >
          {isSending ? t('sending') : t('send')}
        </Button>
        <CreateOwn />
      </ActionBar>
    </form>
  );
}
