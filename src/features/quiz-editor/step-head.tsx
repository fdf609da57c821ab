import type { QuizType } from '@domain/games/index.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { Badge } from '../../ui/sticker.tsx';
import { useEditorHeading } from './steps.ts';

/** The heading of a step, with the game's badge above it and a line below it. */
export function StepHead({ title, lead, type }: { title: string; lead?: string; type?: QuizType }) {
  const { t: games } = useTranslation('games');
  const heading = useEditorHeading();
  return (
    <div>
      {type && (
        <Badge color={GAME_COLOR[type]} style={{ marginBottom: 8 }}>
          {games(`${type}.badge`)}
        </Badge>
      )}
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 0.5 }}>{lead}</Typography>}
    </div>
  );
}
