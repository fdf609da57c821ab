import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { href } from '../../config/href.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useIsHydrated } from '../../lib/use-device-state.ts';
import type { AnyIconName } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import type { Color } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { InfoCall } from './info-call.tsx';
import { InfoCard } from './info-card.tsx';
import { InfoFrame } from './info-frame.tsx';
import { InfoGrid, InfoSection } from './info-section.tsx';
import css from './safety-page.module.css';
import { SafetyBefore, SafetyHurt } from './safety-steps.tsx';
import { SafetyCredit, SafetyStored } from './safety-stored.tsx';

const FACTS = [
  ['creator', 'violet', 'lock'],
  ['days', 'coral', 'clock'],
  ['name', 'yellow', 'masks'],
  ['trackers', 'teal', 'shield'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];
const ACCOUNT = [
  ['profile', 'coral', 'party'],
  ['private', 'violet', 'hidden'],
  ['password', 'teal', 'lock'],
  ['control', 'yellow', 'edit'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];
const REST = [
  ['device', 'yellow', 'cards'],
  ['keeper', 'coral', 'mailbox'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];

/** The device says which country's; a file of its own, as messages and reports show them, too. */
const HelpLines = lazy(() =>
  Promise.all([import('../../ui/help-lines.tsx'), loadTexts('help-lines')]).then(
    ([m]): { default: ComponentType } => ({ default: m.HelpLines }),
    () => ({ default: () => null }),
  ),
);

/** A heading and a paragraph on a card. `id`: its fragment. */
function Notice(props: { id?: string; title: string; text: string; color: Color; children?: ReactNode }) {
  const { id, title, text, color, children } = props;
  return (
    <Sticker as="section" id={id} color={color}>
      <Heading size={3} as="h2">
        {title}
      </Heading>
      <Text style={{ marginTop: 8 }}>{text}</Text>
      {children}
    </Sticker>
  );
}

/** /safety: what is stored about people, who sees it and for how long, and what to do about harm. */
export function SafetyPage() {
  const { t } = useTranslation('safety');
  const isHydrated = useIsHydrated();
  return (
    <InfoFrame
      color="teal"
      metaTitle={t('metaTitle')}
      metaDescription={t('metaDescription')}
      title={t('title')}
      lead={t('lead')}
    >
      <InfoSection title={t('facts.title')}>
        <InfoGrid wide={4}>
          {FACTS.map(([fact, color, icon]) => (
            <InfoCard key={fact} color={color} icon={icon} title={t(`facts.${fact}.title`)}>
              {t(`facts.${fact}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
      </InfoSection>
      <InfoSection title={t('visitor.title')} lead={t('visitor.lead')}>
        <SafetyStored />
        <SafetyCredit />
        <Button variant="outlined" to={href.page('privacy')} style={{ alignSelf: 'flex-start' }}>
          {t('visitor.all')}
        </Button>
      </InfoSection>
      <Notice color="yellow" title={t('limits.title')} text={t('limits.text')} />
      <InfoSection title={t('account.title')}>
        <InfoGrid>
          {ACCOUNT.map(([part, color, icon]) => (
            <InfoCard key={part} color={color} icon={icon} title={t(`account.${part}.title`)}>
              {t(`account.${part}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
      </InfoSection>
      <InfoSection title={t('rest.title')}>
        <InfoGrid>
          {REST.map(([part, color, icon]) => (
            <InfoCard key={part} color={color} icon={icon} title={t(`rest.${part}.title`)}>
              {t(`rest.${part}.text`)}
            </InfoCard>
          ))}
        </InfoGrid>
      </InfoSection>
      <SafetyBefore />
      <div className={css['split']}>
        <SafetyHurt />
        <Notice id="danger" color="coral" title={t('danger.title')} text={t('danger.text')}>
          <noscript>
            <Text style={{ marginTop: 12 }}>{t('danger.noScript')}</Text>
          </noscript>
          {isHydrated && (
            <Suspense fallback={null}>
              <div style={{ marginTop: 12 }}>
                <HelpLines />
              </div>
            </Suspense>
          )}
        </Notice>
      </div>
      <InfoCall color="violet" title={t('cta.title')} text={t('cta.text')}>
        <Button variant="ink" size="large" to={href.contact('safety')}>
          {t('cta.action')}
        </Button>
        <Button variant="outlined" size="large" to={href.page('terms')}>
          {t('cta.terms')}
        </Button>
      </InfoCall>
    </InfoFrame>
  );
}
