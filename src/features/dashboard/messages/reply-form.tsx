import { REPLY_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import type { Thought } from '../../../ui/second-thought.tsx';
import { Text } from '../../../ui/text.tsx';
import type { useReply } from './use-reply.ts';

interface Props {
  reply: ReturnType<typeof useReply>;
  onWrite: (text: string) => void;
  /** What to show before sending, once Send was pressed. */
  thought: Thought | null;
  onSend: () => void;
  /** Back from that to the box. */
  onKeep: () => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
  isFocused: boolean;
}

/** The box for a reply, and who will see it. */
export function ReplyForm({ reply, onWrite, thought, onSend, onKeep, onCancel, isFocused }: Props) {
  const { t } = useTranslation(['dashboard', 'common']);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    box.current?.focus();
    // the browser shows the box only, and its button would be below a long message
    box.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={1.5}>
        <Field
          multiline
          ref={box}
          rows={3}
          label={t('messages.reply.label')}
          help={t('messages.reply.who')}
          maxLength={REPLY_MAX}
          value={reply.text}
          error={reply.isEmpty ? t('messages.reply.empty') : (reply.refusal ?? undefined)}
          counter
          onChange={(event) => onWrite(event.target.value)}
        />
        {!reply.isKept && (
          <Text small role="status">
            {t('messages.reply.notKept')}
          </Text>
        )}
        {thought ? (
          <thought.Panel thought={thought} onKeep={onKeep} />
        ) : (
          <Row>
            <Button type="submit" variant="contained">
              {t('messages.reply.send')}
            </Button>
            {onCancel && (
              <Button variant="outlined" onClick={onCancel}>
                {t('common:cancel')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </form>
  );
}
