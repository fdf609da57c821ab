import { ageOf } from '@domain/time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { styled } from './styled.ts';
import { Text } from './text.tsx';

const Line = styled(Text)({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 6 });

/** Says that what stands here is a copy of this device, and how old (`keptAt`, milliseconds since 1970); nothing for null. */
export function KeptNote({ keptAt }: { keptAt: number | null }) {
  const { t, i18n } = useTranslation();
  const [now] = useState(Date.now);
  if (keptAt === null) return null;
  const { unit, count } = ageOf(keptAt, now);
  const age = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-count, unit);
  return (
    <Line small tone="quiet">
      <Icon name="clock" size={18} />
      <span>{count === 0 ? t('kept.now') : t('kept.ago', { age })}</span>
    </Line>
  );
}
