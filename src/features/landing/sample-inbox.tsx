import { PAPER } from '@domain/palette.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/sticker.tsx';
import { Heading } from '../../ui/text.tsx';
import css from './sample-inbox.module.css';

const NOTES = ['kind', 'laugh', 'crisps'] as const;

/** Sample messages, labeled as such. */
export function SampleInbox() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('inbox.label')}>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 }}>
        <Heading size={3} as="h3">
          {t('inbox.title')}
        </Heading>
        <Badge style={{ borderColor: PAPER }}>{t('sample')}</Badge>
      </div>
      <ul className={css['list']}>
        {NOTES.map((note) => (
          <li className={css['note']} key={note}>
            {t(`inbox.${note}.text`)}
            <small>{t(`inbox.${note}.when`)}</small>
          </li>
        ))}
      </ul>
      <p className={css['more']}>{t('inbox.more')}</p>
    </section>
  );
}
