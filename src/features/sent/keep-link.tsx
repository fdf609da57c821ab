import type { Deletion } from '@domain/deletion.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { copyText } from '../../lib/share.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './keep-link.module.css';

/** This page's link, to copy for deleting later. */
export function KeepLink({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('sent');
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(location.origin + publicPath.deletion(deletion)));
  return (
    <section className={css['box']}>
      <Heading size={3}>{t('keep.title')}</Heading>
      <Text small>{t(`keep.${deletion.kind}`)}</Text>
      <Button variant="outlined" size="small" start={<Icon name="link" />} onClick={() => void copy()}>
        {t('keep.copy')}
      </Button>
      <Text role="status" small>
        {isCopied !== undefined && t(isCopied ? 'keep.copied' : 'keep.failed')}
      </Text>
    </section>
  );
}
