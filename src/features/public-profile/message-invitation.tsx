import { publicPath } from '@domain/profiles/links.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { INK, PAPER } from '../../ui/games.ts';
import { Sticker } from '../../ui/sticker.tsx';

/** Leads a visitor to the message page. `name` is the creator's first name. */
export function MessageInvitation({ username, name }: { username: string; name: string }) {
  const { t } = useTranslation('public-profile');
  return (
    <Sticker game="messages" style={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 14 }}>
      <span aria-hidden style={{ fontSize: 40, lineHeight: 1 }}>
        💌
      </span>
      <div style={{ flex: '1 1 180px' }}>
        <Typography variant="h3" component="h2">
          {t('message.title', { name })}
        </Typography>
        <Typography variant="body2">{t('message.text')}</Typography>
      </div>
      <Button
        variant="contained"
        component={Link}
        to={publicPath.section(username, 'anonymous')}
        sx={{ bgcolor: INK, color: PAPER, borderColor: INK, '&:hover': { bgcolor: INK } }}
      >
        {t('message.action')}
      </Button>
    </Sticker>
  );
}
