import { publicPath } from '@domain/profiles/links.ts';
import { ANONYMOUS_RESPONDER, type QuizResponse } from '@domain/responses/response.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { createPath } from '../../lib/session-hint.ts';
import { shareAppLink } from '../../stores/copy-link.ts';
import { GameBand } from '../../ui/game-band.tsx';
import { ActionBar, Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { Breakdown } from './breakdown.tsx';
import { ResultLink } from './result-link.tsx';
import { ScoreCard } from './score-card.tsx';
import { useConfetti } from './use-confetti.ts';

/** A result on screen. `isFresh`: it has just been earned here, which is celebrated. */
export function Result({ result, isFresh = false }: { result: QuizResponse; isFresh?: boolean }) {
  const { t } = useTranslation('results');
  const { id, quiz, score, total } = result;
  const percentage = Math.round(result.percentage);
  const responder = result.responderName === ANONYMOUS_RESPONDER ? t('anonymousUser') : result.responderName;
  const path = publicPath.result(id);
  useConfetti(isFresh && score > 0, id);
  const shareText = t('shareText', { name: responder, title: quiz.title, percentage });
  return (
    <Column>
      <PageMeta title={t('heading', { responder })} description={shareText} isPrivate />
      <GameBand game={quiz.type} height={330} />
      <ScoreCard result={result} responder={responder} percentage={percentage} />
      <Tiles>
        <Tile label={t('accuracy')} value={`${percentage}%`} />
        <Tile label={t('correct')} value={`${score}`} />
        <Tile label={t('total')} value={`${total}`} />
      </Tiles>
      <ResultLink path={path} />
      <Breakdown answers={result.answers} game={quiz.type} />
      <ActionBar>
        <Button
          variant="contained"
          size="large"
          onClick={() => void shareAppLink(path, 'result', t('heading', { responder }), shareText)}
        >
          {t('share')}
        </Button>
        <div style={{ display: 'flex', gap: 10 }}>
          <Button
            variant="outlined"
            component={Link}
            to={publicPath.quiz(quiz.ownerUsername, quiz.id)}
            sx={{ flex: 1, px: 1, lineHeight: 1.15 }}
          >
            {t('again')}
          </Button>
          <Button variant="outlined" component={Link} to={createPath()} sx={{ flex: 1, px: 1, lineHeight: 1.15 }}>
            {t('createOwn')}
          </Button>
        </div>
      </ActionBar>
    </Column>
  );
}
