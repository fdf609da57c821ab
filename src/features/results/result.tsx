import { publicPath } from '@domain/profiles/links.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepResult } from '../../data/public-results.ts';
import { createPath } from '../../lib/session-hint.ts';
import { shareAppLink } from '../../stores/copy-link.ts';
import { chooseLanguage, usePreferences } from '../../stores/preferences.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteLink } from '../../ui/delete-link.tsx';
import { GameBand } from '../../ui/game-band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InstallSlot } from '../../ui/install-slot.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ActionBar, Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { styled } from '../../ui/styled.ts';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { Breakdown } from './breakdown.tsx';
import { ResultLink } from './result-link.tsx';
import { ScoreCard } from './score-card.tsx';
import { useConfetti } from './use-confetti.ts';
import { usePublicName } from './use-public-name.ts';

// one under another where the text is too large for three
const Figures = styled(Tiles)({ flexWrap: 'wrap', '&& > *': { flex: '1 0 5.25rem' } });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, '& > *': { flex: '1 1 auto' } });

/** A result on screen. `isFresh`: it has just been earned here, which is celebrated. */
export function Result({ result, isFresh = false }: { result: QuizResponse; isFresh?: boolean }) {
  const { t } = useTranslation('results');
  const { id, quiz, score, total } = result;
  const percentage = Math.round(result.percentage);
  const responder = usePublicName(result);
  const path = publicPath.result(id);
  const language = usePreferences((state) => state.language);
  useConfetti(isFresh && score > 0, id);
  const keepFresh = useEffectEvent(() => keepResult(result));
  useEffect(() => {
    if (isFresh) keepFresh();
  }, [isFresh]);
  const { children: title } = shown(useTranslations(), 'title', quiz.title);
  const shareText = t('shareText', { name: responder, title, percentage });
  return (
    <Column>
      <PageMeta title={t('heading', { responder })} description={shareText} isPrivate />
      <GameBand game={quiz.type} height={330} />
      <LanguageSwitch language={language} onChoose={chooseLanguage} label={t('language')} />
      <ScoreCard result={result} responder={responder} percentage={percentage} />
      <Figures>
        <Tile label={t('accuracy')} value={`${percentage}%`} />
        <Tile label={t('correct')} value={`${score}`} />
        <Tile label={t('total')} value={`${total}`} />
      </Figures>
      <ResultLink path={path} />
      <Ways>
        <Button variant="outlined" to={publicPath.quiz(quiz.ownerUsername, quiz.id)}>
          {t('again')}
        </Button>
        <Button variant="outlined" to={createPath()}>
          {t('createOwn')}
        </Button>
      </Ways>
      {isFresh && <InstallSlot moment="result" />}
      <Breakdown answers={result.answers} game={quiz.type} />
      <DeleteLink kind="response" id={id} />
      <ActionBar>
        <Button
          variant="contained"
          size="large"
          start={<Icon name="share" />}
          onClick={() => void shareAppLink(path, 'result', t('heading', { responder }), shareText)}
        >
          {t('share')}
        </Button>
      </ActionBar>
    </Column>
  );
}
