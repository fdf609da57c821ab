import type { Color } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { comingFrom } from './use-place.ts';

const Choice = styled('div')(({ theme }) => ({
  '& > a, & > button': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 24,
    cursor: 'pointer',
  },
  '& section': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(2.5),
    padding: theme.spacing(2.5),
    transition: 'transform 150ms, box-shadow 150ms',
  },
  '&:nth-of-type(odd):hover section': { transform: 'translate(-2px, -2px) rotate(-0.7deg)' },
  '&:nth-of-type(even):hover section': { transform: 'translate(-2px, -2px) rotate(0.7deg)' },
  '& :active > section': { transform: 'translate(3px, 3px) !important', boxShadow: 'none' },
}));
const Mark = styled(Badge)({
  marginTop: 10,
  whiteSpace: 'normal',
  backgroundColor: 'rgba(255, 253, 248, 0.85)',
  borderStyle: 'dashed',
});

interface Props {
  color: Color;
  icon: ReactNode;
  /** The color of the icon's tile, if it differs from the card's. */
  iconColor?: Color;
  title: string;
  text?: ReactNode;
  /** A dashed label below the text. */
  mark?: ReactNode;
  onClick?: () => void;
  /** The target and the current address; without it, it is a button. */
  way?: { to: string; from: string };
}

/** A large choice of a step. */
export function ChoiceCard({ color, icon, iconColor = 'yellow', title, text, mark, onClick, way }: Props) {
  const card = (
    <Sticker color={color}>
      <SymbolTile color={iconColor} size={60} aria-hidden>
        {icon}
      </SymbolTile>
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {text && <Typography sx={{ mt: 0.5 }}>{text}</Typography>}
        {mark && <Mark>{mark}</Mark>}
      </div>
    </Sticker>
  );
  return (
    <Choice>
      {way ? (
        <Link to={way.to} state={comingFrom(way.from)} onClick={onClick}>
          {card}
        </Link>
      ) : (
        <button type="button" onClick={onClick}>
          {card}
        </button>
      )}
    </Choice>
  );
}
