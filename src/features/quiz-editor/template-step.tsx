import type { Marking } from '@domain/games/game-draft.ts';
import { gameOf } from '@domain/games/index.ts';
import { toLanguage } from '@domain/languages.ts';
import { QUESTIONS_MAX } from '@domain/limits.ts';
import type { DraftQuestion } from '@domain/quiz/draft.ts';
import { drawGuesses } from '@domain/quiz/random-draw.ts';
import type { DraftWork, Selection } from '@domain/quiz/stored-drafts.ts';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ListWords } from '../../games/game-editor.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { Field } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { applySelection, writtenByHand } from './apply-selection.ts';
import { BottomBar } from './bottom-bar.tsx';
import { markItem, setGuesses, setItems } from './draft-store.ts';
import { GuessCard } from './guess-card.tsx';
import { ListedRow } from './listed-row.tsx';
import { RandomDraw } from './random-draw.tsx';
import { useReady } from './ready.ts';
import { BackRow, StepHead } from './step-head.tsx';
import { addressOf, comingFrom, type Step, useGoUp } from './use-place.ts';
import { YELLOW_BOX } from './yellow-box.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Toggle = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontWeight: 700,
  cursor: 'pointer',
  '& input': YELLOW_BOX,
});

interface Props {
  work: DraftWork;
  selection: Selection;
  marking: Marking<DraftQuestion>;
  words: ListWords;
}

/** A list of ready items, answered one by one; some may be drawn at random. They become the quiz's items. */
export function TemplateStep({ work: { draft }, selection, marking, words }: Props) {
  const { t, i18n } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const { type } = draft;
  const color = GAME_COLOR[type];
  const { minQuestions } = gameOf(type);
  const at = (step: Step) => addressOf({ step, type });
  const goUp = useGoUp(at('category'));
  const { piecesOf, readyTexts } = useReady();
  const [search, setSearch] = useState<string | null>(null);
  const [isOnlySelected, setIsOnlySelected] = useState(false);
  const onward = useRef<HTMLButtonElement>(null);
  const { category, marks, guesses = {} } = selection;
  const language = toLanguage(i18n.language);
  const listed = useMemo(() => readyTexts(type, category, language), [type, category, language, readyTexts]);
  const answers = useMemo(
    () => marking.answers.map((answer) => ({ answer, label: words.answer(t, answer) })),
    [marking, words, t],
  );
  const wanted = useDeferredValue((search ?? '').trim().toLowerCase());
  const shown = listed.filter(
    ({ id, text }) => text.toLowerCase().includes(wanted) && (!isOnlySelected || marks[id] !== undefined),
  );
  const isReady = (id: string) => piecesOf(type, { id }).length > 0;
  const count = Object.keys(marks).length;
  const total = count + writtenByHand(draft.questions, isReady).length;
  const isFull = total > QUESTIONS_MAX;
  const isShort = count < minQuestions;
  const free = listed.flatMap(({ id }) => (marks[id] === undefined ? [id] : []));
  const guessed = listed.filter(({ id }) => guesses[id] !== undefined);
  const [first] = guessed;

  const guess = first && guesses[first.id];

  const mark = useCallback((id: string, answer: string | undefined) => markItem(type, id, answer), [type]);
  const settle = (id: string, answer?: string) => {
    markItem(type, id, answer);
    // the card is gone after the last
    if (guessed.length === 1) requestAnimationFrame(() => onward.current?.focus({ preventScroll: true }));
  };
  const goOn = () => {
    const items = listed.map(({ item }) => item);
    setItems(type, applySelection(draft.questions, marks, { listed: items, isReady, marking }), category);
    void navigate(at('details'), { state: comingFrom(at('template')) });
  };
  return (
    <>
      <BackRow type={type} label={t('back')} onBack={goUp} />
      <StepHead title={t(`category.${category}`)} lead={t('template.lead', { min: minQuestions })} />
      {first && guess !== undefined ? (
        <GuessCard
          color={color}
          text={first.text}
          guess={words.answer(t, guess)}
          left={guessed.length}
          onRight={() => settle(first.id, guess)}
          onWrong={() =>
            settle(
              first.id,
              marking.answers.find((one) => one !== guess),
            )
          }
          onSkip={() => settle(first.id)}
          onStop={() => setGuesses(type, {})}
        />
      ) : (
        free.length > 0 && (
          <RandomDraw
            least={minQuestions}
            available={free.length}
            onDraw={(wish) => setGuesses(type, drawGuesses(free, wish, marking, Math.random))}
          />
        )
      )}
      <div>
        <Row style={{ justifyContent: 'space-between' }}>
          <Heading size={3}>{words.title(t)}</Heading>
          <IconButton
            aria-label={t('template.search')}
            aria-expanded={search !== null}
            onClick={() => setSearch(search === null ? '' : null)}
          >
            <SearchRounded />
          </IconButton>
        </Row>
        {search !== null && (
          <Field
            label={t('template.search')}
            type="search"
            value={search}
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {(count > 0 || isOnlySelected) && (
          <Toggle>
            <input
              type="checkbox"
              checked={isOnlySelected}
              onChange={(event) => setIsOnlySelected(event.target.checked)}
            />
            {t('template.onlySelected')}
          </Toggle>
        )}
        <List>
          {shown.map(({ id, text }) => (
            <ListedRow key={id} id={id} text={text} color={color} answers={answers} mark={marks[id]} onMark={mark} />
          ))}
        </List>
        <div role="status">
          {shown.length === 0 && (
            <Text tone="quiet">
              {t(isOnlySelected && count === 0 ? 'template.noneSelected' : 'template.noneFound')}
            </Text>
          )}
        </div>
      </div>
      <BottomBar>
        <Row style={{ flexWrap: 'nowrap', justifyContent: 'space-between' }} gap={2}>
          <div role="status" style={{ fontWeight: 700, lineHeight: 1.25 }}>
            {isShort ? t('template.progress', { count, min: minQuestions }) : t('template.selected', { count })}
            {isShort && <Text small>{t('template.tooFew', { min: minQuestions })}</Text>}
            {isFull && <Text small>{t('full')}</Text>}
          </div>
          <Button
            ref={onward}
            variant="contained"
            size="large"
            disabled={isShort || isFull}
            sx={{ flex: 'none' }}
            onClick={goOn}
          >
            {t('template.continue')}
          </Button>
        </Row>
      </BottomBar>
    </>
  );
}
