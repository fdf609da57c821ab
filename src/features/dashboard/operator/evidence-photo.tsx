import { useTranslation } from 'react-i18next';
import { fetchEvidencePhoto } from '../../../data/evidence.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { Text } from '../../../ui/text.tsx';

/** The copy of a reported photo, behind a click: nobody has to see it who doesn't want to. */
export function EvidencePhoto({ content: { photoURL, file } }: { content: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('operator');
  const { state } = useLoad(`photo ${String(file)}`, () =>
    typeof file === 'string' ? fetchEvidencePhoto(file) : Promise.resolve(null),
  );
  if (!photoURL || state.status === 'loading') return null;
  if (state.status === 'failed' || state.value === null)
    return (
      <Text small tone="quiet">
        {t('noPhoto')}
      </Text>
    );
  return (
    <details>
      <summary style={{ fontWeight: 700, cursor: 'pointer' }}>{t('photo')}</summary>
      <img
        src={state.value}
        alt={t('photo')}
        width={240}
        height={240}
        style={{ objectFit: 'cover', borderRadius: 20 }}
      />
    </details>
  );
}
