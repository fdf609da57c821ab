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
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
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

/** Create an account, sign in, or make a quiz without either. */
export function Chooser({ from, addressOf }: { from: string | null; addressOf: (mode: Mode) => string }) {
  const { t } = useTranslation('auth');
  const [isWriting] = useState(() => guestDraftAt(from) !== null);
  // "Create Your Quiz" leads here by way of the dashboard
  const wantsQuiz = from === href.dashboard();
  const makeQuiz = !isWriting && (
    <Choice to={href.createQuiz()}>
      <Sticker color="teal">
        <SymbolTile color="coral" size={64} aria-hidden>
          <Icon name="edit" size={37} />
        </SymbolTile>
        <div>
          <Typography variant="h2">{t('chooser.make')}</Typography>
          <Typography>{t('chooser.makeText')}</Typography>
        </div>
      </Sticker>
    </Choice>
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
      {wantsQuiz && makeQuiz}
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
      {!wantsQuiz && makeQuiz}
    </Stack>
  );
}
