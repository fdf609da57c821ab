import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { toLanguage } from '@domain/languages.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../session/hint.ts';
import { chooseLanguage } from '../../stores/preferences.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LanguageSwitch } from '../../ui/segments.tsx';
import css from './demo-quiz.module.css';
import { NameStep } from './name-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { ResultStep } from './result-step.tsx';
import { useDemoPlay } from './use-demo-play.ts';

/** A demo from its first screen to its result: Back and languages above, the current step below. */
export function DemoQuiz({ type }: { type: DemoType }) {
  const { t, i18n } = useTranslation('demo-quizzes');
  const { play, dispatch, step, isFresh } = useDemoPlay(type);
  const language = toLanguage(i18n.language);
  return (
    <Column>
      <PageMeta title={t(`meta.${type}.title`)} description={t(`meta.${type}.description`)} />
      <div className={css['above']}>
        <ColorBand color={GAME_COLOR[type]} />
        <Button
          variant="text"
          size="small"
          to={homePath()}
          start={<AnyIcon name="backArrow" />}
          style={{ paddingInline: 0 }}
        >
          {t('back')}
        </Button>
        <LanguageSwitch language={language} onChoose={chooseLanguage} label={t('language')} />
      </div>
      {step === 'name' && <NameStep type={type} onName={(name) => dispatch({ type: 'name', name })} />}
      {step === 'question' && (
        // keyed by question, so that each heading is read out
        <QuestionStep
          key={play.answers.length - Number(play.isRevealed)}
          type={type}
          play={play}
          dispatch={dispatch}
          isFirst={!isFresh}
        />
      )}
      {step === 'result' && <ResultStep type={type} play={play} isFresh={isFresh} />}
    </Column>
  );
}
