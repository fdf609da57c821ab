import type { SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SecondFactorForm } from '../../ui/second-factor-form.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { StepTitle } from './step-title.tsx';

/** The second factor of a sign-in. Success needs no handling: the page leaves once signed in. */
export function SecondStep({ needed, onCancel }: { needed: SecondFactorNeeded; onCancel: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={2}>
      <StepTitle
        color="violet"
        symbol={<Icon name="lock" size={34} />}
        title={t('secondFactor.title')}
        lead={t('secondFactor.lead')}
      />
      <Sticker>
        <SecondFactorForm
          factors={needed.factors}
          challenge={needed.challenge}
          onVerified={() => undefined}
          onCancel={onCancel}
        />
      </Sticker>
    </Stack>
  );
}
