import type { SessionUser } from '@domain/auth/session.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/state.ts';
import { AnyIcon } from '../../../ui/any-icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Section } from '../section.tsx';
import { AddFactor } from './add-factor.tsx';
import { FactorList } from './factor-list.tsx';
import { NeedsEmail } from './needs-email.tsx';

/** The second factors, and the buttons to add one. */
export function TwoStepSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const isConfirmed = useSession((state) => state.assuranceLevel === 'aal2');
  const { factors, emailVerified } = user;
  return (
    <Section id="two-step">
      <Stack gap={1}>
        <Text style={{ fontWeight: 700 }} role="status">
          {factors.length === 0 ? t('twoStep.off') : t('twoStep.on', { count: factors.length })}
        </Text>
        {isConfirmed && (
          <Row style={{ flexWrap: 'nowrap' }}>
            <AnyIcon name="shield" size={22} />
            <Text small>{t('twoStep.confirmed')}</Text>
          </Row>
        )}
      </Stack>
      {factors.length > 0 && <FactorList factors={factors} />}
      {emailVerified ? <AddFactor uid={user.uid} count={factors.length} /> : <NeedsEmail />}
      <Text small tone="quiet">
        {t('twoStep.lost')}
      </Text>
    </Section>
  );
}
