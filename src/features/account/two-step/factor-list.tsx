import type { Factor } from '@domain/auth/second-factor.ts';
import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import SmsRounded from '@mui/icons-material/SmsRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { lastDigits } from '../../../ui/factor-choice.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import { UserName } from '../../../ui/user-text.tsx';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';
import css from './factor-list.module.css';
import { RemoveFactor } from './remove-factor.tsx';

function Details({ factor: { kind, name, phone, since } }: { factor: Factor }) {
  const { t } = useTranslation('account');
  const { longDate } = useFormats();
  const what = t(`factor.${kind}`, { digits: lastDigits(phone) });
  return (
    <div>
      <strong>{name ? <UserName>{name}</UserName> : what}</strong>
      <Text small tone="quiet">
        {name && `${what} · `}
        {t('factor.since', { date: longDate(since) })}
      </Text>
    </div>
  );
}

/** The second factors, each with a Remove button. */
export function FactorList({ factors }: { factors: readonly Factor[] }) {
  const { t } = useTranslation('account');
  const { isBusy, problem, run } = useAuthWork();
  const { opened, open, close } = useOpened('factor');
  const asked = factors.find(({ id }) => id === opened);
  const ask = (factor: Factor) =>
    run(async () => void (await withRecentSignIn('two-step', async () => open(factor.id))));
  return (
    <>
      <ul className={css['list']}>
        {factors.map((factor) => (
          <li className={css['item']} key={factor.id}>
            <SymbolTile color={factor.kind === 'totp' ? 'violet' : 'teal'} aria-hidden>
              {factor.kind === 'totp' ? <PhonelinkLockRounded /> : <SmsRounded />}
            </SymbolTile>
            <Details factor={factor} />
            <Button
              variant="outlined"
              size="small"
              aria-disabled={isBusy}
              aria-label={t('factor.removeNamed', {
                name: factor.name || t(`factor.${factor.kind}`, { digits: lastDigits(factor.phone) }),
              })}
              onClick={() => void ask(factor)}
            >
              {t('factor.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
      {asked && <RemoveFactor factor={asked} isLast={factors.length === 1} onClose={close} />}
    </>
  );
}
