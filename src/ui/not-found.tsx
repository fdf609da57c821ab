import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { ColorBand } from './color.tsx';
import { Column } from './layout.tsx';
import css from './not-found.module.css';
import { PageMeta } from './page-meta.tsx';
import { Sticker } from './sticker.tsx';
import { Heading, Text } from './text.tsx';

/** The page of an address that leads nowhere: what is missing, and the ways on. `code` is on its sticker. */
export function Missing(props: { code?: string; title: string; text?: string | undefined; children: ReactNode }) {
  const { code = '?', title, text, children } = props;
  return (
    <Column>
      <PageMeta title={title} description={text ?? title} isPrivate />
      <ColorBand color="coral" height={252} />
      <Sticker className={css['card']}>
        <p className={css['code']}>{code}</p>
        <Heading as="h1" size={2}>
          {title}
        </Heading>
        {text && <Text tone="quiet">{text}</Text>}
        {children}
      </Sticker>
    </Column>
  );
}

/** The page of an unknown address. `reason` says what is missing; `children` are other ways on than home. */
export function NotFound({ reason, children }: { reason?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Missing code={t('notFound.code')} title={t('notFound.title')} text={reason}>
      <Button variant="contained" to="/">
        {t('notFound.action')}
      </Button>
      {children}
    </Missing>
  );
}
