import { useEffect, useRef } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageState } from '../../ui/states.tsx';

/** The outcome, and the way to the switch. Takes the focus, as what was there before is gone. */
export function Ending({ as }: { as: 'done' | 'incomplete' }) {
  const { t } = useTranslation('unsubscribe');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div role="status" ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <MessageState
        symbol={<Icon name={as === 'done' ? 'check' : 'missing'} size="1em" />}
        title={t(`${as}.title`)}
        text={t(`${as}.text`)}
        action={
          <Button variant="contained" to={href.page('account', 'notifications')}>
            {t('done.action')}
          </Button>
        }
      />
    </div>
  );
}
