import { useTranslation } from '../../i18n/use-translation.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';
import css from './safety-steps.module.css';

const BEFORE = ['face', 'public', 'kind'] as const;
const HURT = ['stop', 'keep', 'talk', 'close', 'us'] as const;

/** Questions to ask oneself before sending something anonymous. */
export function SafetyBefore() {
  const { t } = useTranslation('safety');
  return (
    <InfoSection title={t('before.title')} lead={t('before.lead')}>
      <InfoGrid wide={3}>
        {BEFORE.map((question) => (
          <Sticker key={question} as="article" color="teal">
            <Heading size={3} as="h3">
              {t(`before.${question}.title`)}
            </Heading>
            <Text style={{ marginTop: 8 }}>{t(`before.${question}.text`)}</Text>
          </Sticker>
        ))}
      </InfoGrid>
    </InfoSection>
  );
}

/** What to do when a message hurts, step by step. */
export function SafetyHurt() {
  const { t } = useTranslation('safety');
  return (
    <InfoSection title={t('hurt.title')} lead={t('hurt.lead')}>
      <ol className={css['list']}>
        {HURT.map((step, index) => (
          <li className={css['step']} key={step}>
            <span className={css['bubble']} aria-hidden>
              {index + 1}
            </span>
            <div>
              <Heading size={3} as="h3">
                {t(`hurt.${step}.title`)}
              </Heading>
              <Text style={{ marginTop: 4 }}>{t(`hurt.${step}.text`)}</Text>
            </div>
          </li>
        ))}
      </ol>
    </InfoSection>
  );
}
