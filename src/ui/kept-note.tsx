import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon } from './icon.tsx';
import css from './kept-note.module.css';
import { Text } from './text.tsx';
import { useFormats } from './use-formats.ts';

/** Says that the page shows a cached copy, and how old it is (`keptAt`, milliseconds since 1970); nothing for null. */
export function KeptNote({ keptAt }: { keptAt: number | null }) {
  const { t } = useTranslation();
  const { ago } = useFormats();
  const [now] = useState(Date.now);
  if (keptAt === null) return null;
  const age = ago(keptAt, now, '');
  return (
    <Text className={css['line']} small tone="quiet">
      <Icon name="clock" size={18} />
      <span>{age === '' ? t('kept.now') : t('kept.ago', { age })}</span>
    </Text>
  );
}
