import CelebrationRounded from '@mui/icons-material/CelebrationRounded';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../lib/router/router.tsx';
import { guestDraftAt } from '../../session/guest-drafts.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import type { Mode } from './use-auth-form.ts';

const Choice = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 24,
  '& > section': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    padding: theme.spacing(3, 2.5),
    transition: 'transform 150ms, box-shadow 150ms',
  },
  '&:hover > section': { transform: 'translate(-2px, -2px) rotate(-0.6deg)' },
  '&:active > section': { transform: 'translate(3px, 3px)', boxShadow: 'none' },
}));

/** Create an account or sign in. */
export function Chooser({ from, addressOf }: { from: string | null; addressOf: (mode: Mode) => string }) {
  const { t } = useTranslation('auth');
  const [isWriting] = useState(() => guestDraftAt(from) !== null);
  // "Create Your Quiz" leads here by way of the dashboard
  const wantsQuiz = from === href.dashboard();
  const writeFirst = !isWriting && (
    <Stack gap={0.75}>
      <Button variant={wantsQuiz ? 'contained' : 'outlined'} size="large" to={href.createQuiz()}>
        {t('chooser.write')}
      </Button>
      <Text small style={{ textAlign: 'center' }}>
        {t('chooser.writeFirst')}
      </Text>
    </Stack>
  );
  return (
    <Stack gap={3}>
      {isWriting && from ? (
        <BackButton to={from}>{t('backToQuiz')}</BackButton>
      ) : (
        <BackButton to="/">{t('backHome')}</BackButton>
      )}
      <Stack gap={1}>
        <Typography variant="h1">{t('chooser.title')}</Typography>
        <Typography>{t('chooser.lead')}</Typography>
      </Stack>
      {wantsQuiz && writeFirst}
      <Choice to={addressOf('sign-up')}>
        <Sticker color="violet">
          <SymbolTile color="yellow" size={64} aria-hidden>
            <CelebrationRounded />
          </SymbolTile>
          <div>
            <Typography variant="h2">{t('chooser.signUp')}</Typography>
            <Typography>{t('chooser.signUpText')}</Typography>
          </div>
        </Sticker>
      </Choice>
      <Choice to={addressOf('sign-in')}>
        <Sticker color="yellow">
          <SymbolTile color="teal" size={64} aria-hidden>
            <WavingHandRounded />
          </SymbolTile>
          <div>
            <Typography variant="h2">{t('chooser.signIn')}</Typography>
            <Typography>{t('chooser.signInText')}</Typography>
          </div>
        </Sticker>
      </Choice>
      {!wantsQuiz && writeFirst}
    </Stack>
  );
}
