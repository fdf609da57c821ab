import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { copyText, hasShareSheet, shareLink } from '../lib/share.ts';
import { linkKindOf, type ShareSubject } from '../lib/share-subject.ts';
import { reach } from '../lib/visit.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkText } from '../ui/link-text.tsx';
import css from './link-buttons.module.css';
import { Told } from './share-status.tsx';
import type { Shared } from './use-shared.ts';

/** The link, to copy or to hand to the device's share sheet where there is one. */
export function LinkButtons({ subject, shared }: { subject: ShareSubject; shared: Shared }) {
  const { t } = useTranslation(['share', 'common']);
  const [told, setTold] = useState<boolean>();
  const { url, title, text } = shared;
  const copy = async () => {
    setTold(undefined); // a second time is announced too
    reach('shared');
    setTold(await copyText(url));
  };
  const share = async () => {
    setTold(undefined);
    reach('shared');
    const outcome = await shareLink({ title, ...(text && { text }), url });
    if (outcome === 'copied' || outcome === 'failed') setTold(outcome === 'copied');
  };
  return (
    <div className={css['box']}>
      <code title={url}>
        <LinkText link={url.replace(/^https?:\/\//, '')} />
      </code>
      <div className={css['buttons']}>
        <Button variant="contained" start={<Icon name="copy" />} onClick={() => void copy()}>
          {t('common:copyLink')}
        </Button>
        {hasShareSheet() && (
          <Button variant="outlined" start={<Icon name="share" />} onClick={() => void share()}>
            {t('native')}
          </Button>
        )}
      </div>
      <Told isGood={told ?? true}>
        {told !== undefined && t(told ? `common:copied.${linkKindOf(subject)}` : 'common:copied.failed')}
      </Told>
    </div>
  );
}
