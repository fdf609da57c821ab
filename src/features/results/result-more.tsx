import { toLanguage } from '@domain/languages.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { isClosed } from '@domain/responses/public-response.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { resultSubject } from '../../lib/share-subject.ts';
import { chooseLanguage } from '../../stores/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteLink } from '../../ui/delete-link.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LazyInstall } from '../../ui/lazy-install.tsx';
import { LanguageSwitch } from '../../ui/segments.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { useShare } from '../../ui/use-opened.ts';
import { Breakdown } from './breakdown.tsx';
import { ClosedAnswers } from './closed-answers.tsx';
import { ResultLink } from './result-link.tsx';
import css from './result-more.module.css';
import { useOpenedResult } from './use-opened-result.ts';

/** Everything that a result offers in addition to its two main actions. */
export function ResultMore({ result, isFresh }: { result: QuizResponse; isFresh: boolean }) {
  const { t, i18n } = useTranslation(['results', 'common']);
  const opened = useOpenedResult(result);
  const { percent, number } = useFormats();
  const share = useShare();
  const { id, quiz, score, total, percentage } = result;
  return (
    <Stack gap={2.5} style={{ paddingTop: 12 }}>
      <LanguageSwitch language={toLanguage(i18n.language)} onChoose={chooseLanguage} label={t('language')} />
      <Tiles className={css['figures']}>
        <Tile label={t('accuracy')} value={percent(percentage / 100)} />
        <Tile label={t('correct')} value={number(score)} />
        <Tile label={t('total')} value={number(total)} />
      </Tiles>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => share(resultSubject(result))}>
        {t('shareStory')}
      </Button>
      <Button variant="outlined" to={publicPath.quiz(quiz.ownerUsername, quiz.id)}>
        {t('again')}
      </Button>
      <Button variant="outlined" to={href.createQuiz()}>
        {t('createOwn')}
      </Button>
      <ResultLink path={publicPath.result(id)} />
      {!opened && <LoadingState label={t('common:loading')} heights={[140, 90]} />}
      {opened && (isClosed(opened) ? <ClosedAnswers result={opened} /> : <Breakdown result={opened} />)}
      {isFresh && <LazyInstall moment="result" />}
      <DeleteLink kind="response" id={id} />
    </Stack>
  );
}
