import { counterSource } from '@domain/counter-source.ts';
import { PLAYER_NAME_MAX, PLAYERS_COUNTER_START } from '@domain/limits.ts';
import { type Face, faceAddress, nextFace, portraitOf } from '@domain/profiles/face.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { hasBoard } from '@domain/quiz/visibility.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { typedName } from '@domain/typed-text.ts';
import { useRef, useState } from 'react';
import { emulatorPorts } from '../../config/env.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar, Halves, StickyBar } from '../../ui/layout.tsx';
import { RisingCounter } from '../../ui/rising-counter.tsx';
import { MessageState } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { submitByKeys } from '../../ui/submit-by-keys.ts';
import { AgeDeclined } from './age-declined.tsx';
import { BoardPart } from './board-part.tsx';
import { IntroCard } from './intro-card.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import css from './start-screen.module.css';

/** The first screen: the quiz, and the player's name. */
export function StartScreen(props: {
  quiz: Quiz;
  /** The visitor has just said that they are too young. */
  isDeclined: boolean;
  takesFocus: boolean;
  onStart: (name: string, face?: Face) => void;
}) {
  const { quiz, isDeclined, takesFocus, onStart } = props;
  const { t } = useTranslation('take-quiz');
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const typed = typedName(name);
  const [face, setFace] = useState<Face>();
  // already a face before there is a name
  const shownFor = name.trim() || '?';
  const [isMissing, setMissing] = useState(false);
  if (quiz.questions.length === 0) {
    const action = (
      <Button variant="contained" to={href.createQuiz()}>
        {t('createOwn')}
      </Button>
    );
    return <MessageState symbol={<Icon name="missing" size="1em" />} title={t('noQuestions')} action={action} />;
  }
  const players = counterSource(emulatorPorts !== null, PLAYERS_COUNTER_START, countResponses(quiz.scores));
  return (
    <Halves>
      <div>
        {isDeclined && <AgeDeclined owner={quiz.owner} />}
        <IntroCard quiz={quiz} takesFocus={takesFocus}>
          <RisingCounter source={players}>
            {(count) =>
              players.kind === 'live' ? (
                <span>{count === 0 ? t('intro.firstPlayer') : t('intro.played', { count })}</span>
              ) : (
                <span title={t('example')}>
                  {t('intro.playing', { count })} <small>({t('example')})</small>
                </span>
              )
            }
          </RisingCounter>
        </IntroCard>
      </div>
      <div>
        <form
          className={css['form']}
          onKeyDown={submitByKeys}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== '') return onStart(typed, face);
            setMissing(true);
            input.current?.focus();
          }}
        >
          <Field
            ref={input}
            label={t('intro.name')}
            placeholder={t('intro.namePlaceholder')}
            autoComplete="nickname"
            maxLength={PLAYER_NAME_MAX}
            value={name}
            help={hasBoard(quiz) ? t('intro.boardHint') : undefined}
            action={
              <button
                data-screen-only
                type="button"
                className={css['face']}
                aria-label={t('intro.face')}
                onClick={() => setFace(nextFace(face ?? portraitOf(shownFor).face))}
              >
                <Avatar name={shownFor} photoURL={faceAddress(face)} size={44} />
              </button>
            }
            counter
            error={isMissing ? t('intro.nameMissing') : undefined}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
          <StickyBar className={css['start']}>
            {/* in the bar, so that everybody has seen it before they start */}
            <PrivacyLine quiz={quiz} />
            <SubmitButton missing={typed === '' ? t('intro.nameMissing') : null}>{t('intro.start')}</SubmitButton>
          </StickyBar>
          <ActionBar className={css['others']}>
            <Button variant="outlined" size="large" onClick={() => onStart(ANONYMOUS_RESPONDER)}>
              {t('intro.anonymous')}
            </Button>
            <Button variant="text" to={href.createQuiz()}>
              {t('createOwn')}
            </Button>
          </ActionBar>
        </form>
        <BoardPart quiz={quiz} />
      </div>
    </Halves>
  );
}
