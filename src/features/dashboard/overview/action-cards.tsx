import type { Profile } from '@domain/profiles/profile.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { COLORS, type Color, INK } from '../../../ui/palette.ts';
import { DISPLAY } from '../../../ui/tokens.ts';
import { useShare } from '../../../ui/use-share.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: theme.spacing(1.75),
  width: '100%',
  height: '100%',
  minHeight: 84,
  padding: theme.spacing(1.5, 2),
  borderRadius: 24,
  border: `2px solid ${INK}`,
  color: INK,
  textAlign: 'left',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  '& strong': { display: 'block', fontFamily: DISPLAY, fontWeight: 800, fontSize: '1.125rem', lineHeight: 1.15 },
  '& small': { fontSize: '0.9375rem' },
}));
const press = {
  display: 'block',
  width: '100%',
  borderRadius: 24,
  textDecoration: 'none',
  font: 'inherit',
  transition: 'transform 150ms',
  '&:hover': { transform: 'translate(-2px, -2px)' },
  '&:active': { transform: 'translate(3px, 3px)' },
} as const;
const Go = styled(Link)(press);
const Act = styled(ButtonBase)(press);

function Face({ color, icon, title, text }: { color: Color; icon: ReactNode; title: string; text: string }) {
  return (
    <Card style={{ backgroundColor: COLORS[color].fill }}>
      {icon}
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </Card>
  );
}

/** Suggested next actions. */
export function ActionCards({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const share = useShare();
  return (
    <Grid>
      <Go to={href.createQuiz()}>
        <Face color="yellow" icon={<AddRounded />} title={t('actions.create')} text={t('actions.createText')} />
      </Go>
      <Go to={href.dashboard('responses')}>
        <Face
          color="teal"
          icon={<InsertChartRounded />}
          title={t('actions.analytics')}
          text={t('actions.analyticsText')}
        />
      </Go>
      <Act aria-haspopup="dialog" onClick={() => share(creatorSubject('profile', profile))}>
        <Face color="coral" icon={<CampaignRounded />} title={t('actions.share')} text={t('actions.shareText')} />
      </Act>
    </Grid>
  );
}
