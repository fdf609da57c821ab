import type { QuizType } from '@domain/games/index.ts';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useEditorHeading } from './use-place.ts';

function GameBadge({ type, style }: { type: QuizType; style: CSSProperties }) {
  const { t } = useTranslation('games');
  return (
    <Badge color={GAME_COLOR[type]} style={style}>
      {t(`${type}.name`)}
    </Badge>
  );
}

/** The way back, in one row with the game's badge: on a small phone what is below needs the room. */
export function BackRow({ type, label, onBack }: { type: QuizType; label: string; onBack: () => void }) {
  return (
    <Row gap={0.5} style={{ justifyContent: 'space-between' }}>
      <BackButton onClick={onBack}>{label}</BackButton>
      <GameBadge type={type} style={{ fontSize: '0.75rem' }} />
    </Row>
  );
}

/** The heading of a step, with the game's badge above it and a line below it. */
export function StepHead({ title, lead, type }: { title: string; lead?: string; type?: QuizType }) {
  const heading = useEditorHeading();
  return (
    <div>
      {type && <GameBadge type={type} style={{ marginBottom: 8 }} />}
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 0.5 }}>{lead}</Typography>}
    </div>
  );
}
