import type { DeletableKind } from '@domain/deletion.ts';
import type { Recipient } from '@domain/messages/sent-message.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageState } from '../../ui/states.tsx';

type Props =
  | { as: 'incomplete' | 'refused' | 'gone' | 'withdrawn' }
  | { as: 'deleted'; kind: DeletableKind; recipient?: Recipient | undefined };

/** The outcome and the next step. Takes the focus, as what was there before is gone. */
export function Ending(props: Props) {
  const { t } = useTranslation(['sent', 'common']);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const recipient = props.as === 'deleted' ? props.recipient : undefined;
  const isWrong = props.as === 'incomplete' || props.as === 'refused';
  const [title, text] =
    props.as === 'withdrawn'
      ? [t('message.deletedTitle'), t('message.deletedText')]
      : props.as === 'deleted'
        ? [t(`${props.kind}.done`), t('doneText')]
        : [t(`${props.as}.title`), t(`${props.as}.text`)];
  return (
    <div role="status" ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <MessageState
        symbol={<Icon name={isWrong ? 'missing' : 'check'} size="1em" />}
        title={title}
        text={text}
        action={
          <>
            {recipient && (
              <Button variant="contained" to={publicPath.section(recipient.username, 'anonymous')}>
                {t('message.again', { name: firstName(recipient.name) })}
              </Button>
            )}
            <Button variant={recipient ? 'outlined' : 'contained'} to="/">
              {t('common:notFound.action')}
            </Button>
          </>
        }
      />
    </div>
  );
}
