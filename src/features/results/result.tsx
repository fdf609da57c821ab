import { toLanguage } from '@domain/languages.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { isClosed } from '@domain/responses/public-part.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useEffectEvent } from 'react';
import { href } from '../../config/href.ts';
import { keepResult } from '../../data/public-results.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { pictureForResult } from '../../lib/picture-for.ts';
import { resultSubject } from '../../lib/share-subject.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { ScoreboardSlot } from '../../scoreboard/slot.tsx';
import { shareAppLink } from '../../stores/copy-link.ts';
import { chooseLanguage } from '../../stores/preferences.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color-band.tsx';
import { DeleteLink } from '../../ui/delete-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InstallSlot } from '../../ui/install-slot.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Column, Halves, StickyBar } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading } from '../../ui/text.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { useConfetti } from '../../ui/use-confetti.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { useShare } from '../../ui/use-share.ts';
import { Breakdown } from './breakdown.tsx';
import { ClosedAnswers } from './closed-answers.tsx';
import css from './result.module.css';
import { ResultLink } from './result-link.tsx';
import { ScoreCard } from './score-card.tsx';
import { useOpenedResult } from './use-opened-result.ts';
import { usePublicName } from './use-public-name.ts';

/** A result. `isFresh`: just earned here, with a celebration. */
export function Result({ result, isFresh = false }: { result: QuizResponse; isFresh?: boolean }) {
  const { t, i18n } = useTranslation(['results', 'common']);
  const opened = useOpenedResult(result);
  const formats = useFormats();
  const share = useShare();
  const { id, quiz, score, total } = result;
  const percentage = formats.percent(result.percentage / 100);
  const responder = usePublicName(result);
  const [isMine] = useDeviceState(() => isFresh || findDeleteKey(id) !== undefined, isFresh);
  const quizPath = publicPath.quiz(quiz.ownerUsername, quiz.id);
  useConfetti(isFresh && score > 0, 'sides', `whoknows-celebrated-${id}`);
  const keepFresh = useEffectEvent(() => keepResult(result));
  useEffect(() => {
    if (isFresh) keepFresh();
  }, [isFresh]);
  const { children: title } = shown(useTranslations(), 'title', quiz.title);
  const shareText = t('shareText', { name: responder, title, percentage });
  return (
    <Column wide data-celebration={isFresh ? '' : undefined}>
      <PageMeta
        title={t('heading', { responder })}
        description={shareText}
        isPersonal
        picture={pictureForResult(result)}
      />
      <ColorBand color={GAME_COLOR[quiz.type]} height={330} />
      <LanguageSwitch language={toLanguage(i18n.language)} onChoose={chooseLanguage} label={t('language')} />
      <Halves>
        <div className={css['half']}>
          <ScoreCard result={result} responder={responder} />
          {result.isRanked !== undefined && (
            <ScoreboardSlot code={quiz.id} color={GAME_COLOR[quiz.type]} own={{ result, isMine }} />
          )}
        </div>
        <div className={css['half']}>
          <StickyBar>
            {/* the quiz, not this page: who takes up the challenge must not find the answers first */}
            <Button
              variant="contained"
              size="large"
              start={<Icon name="share" />}
              onClick={() => void shareAppLink(quizPath, 'score', t('heading', { responder }), shareText)}
            >
              {t('share')}
            </Button>
          </StickyBar>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => share(resultSubject(result))}>
            {t('shareStory')}
          </Button>
          <Sticker className={css['own']} color="yellow">
            <Heading as="h2" size={3}>
              {t('own')}
            </Heading>
            <Button variant="ink" size="large" to={href.createQuiz()}>
              {t('createOwn')}
            </Button>
          </Sticker>
          <Button variant="outlined" to={quizPath}>
            {t('again')}
          </Button>
          <Tiles className={css['figures']}>
            <Tile label={t('accuracy')} value={percentage} />
            <Tile label={t('correct')} value={formats.number(score)} />
            <Tile label={t('total')} value={formats.number(total)} />
          </Tiles>
          <ResultLink path={publicPath.result(id)} />
          {isFresh && <InstallSlot moment="result" />}
        </div>
      </Halves>
      {!opened && <LoadingState label={t('common:loading')} heights={[140, 90]} />}
      {opened && (isClosed(opened) ? <ClosedAnswers result={opened} /> : <Breakdown result={opened} />)}
      <DeleteLink kind="response" id={id} />
    </Column>
  );
}
