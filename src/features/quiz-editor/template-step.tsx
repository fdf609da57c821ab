import { neverHaveIEver } from '@domain/games/never-have-i-ever/game.ts';
import { drawStatements } from '@domain/games/never-have-i-ever/random-draw.ts';
import { toLanguage } from '@domain/languages.ts';
import { QUESTIONS_MAX } from '@domain/limits.ts';
import type { DraftWork, Selection } from '@domain/quiz/stored-drafts.ts';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { applySelection, writtenByHand } from './apply-selection.ts';
import { BottomBar } from './bottom-bar.tsx';
import { markStatement, setGuesses, setItems } from './draft-store.ts';
import { GuessCard } from './guess-card.tsx';
import { RandomDraw } from './random-draw.tsx';
import { useReady } from './ready.ts';
import { StatementRow } from './statement-row.tsx';
import { BackRow, StepHead } from './step-head.tsx';
import { addressOf, comingFrom, type Step, useGoUp } from './steps.ts';
import { YELLOW_BOX } from './yellow-box.ts';

const TYPE = 'never-have-i-ever';
const at = (step: Step) => addressOf({ step, type: TYPE });

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

/** The list of ready statements, answered one by one; some may be drawn at random. They become the quiz's items. */
export function TemplateStep({ work, selection }: { work: DraftWork; selection: Selection }) {
  const { t, i18n } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const goUp = useGoUp(at('category'));
  const { piecesOf, readyTexts } = useReady();
  const [search, setSearch] = useState<string | null>(null);
  const [isOnlySelected, setIsOnlySelected] = useState(false);
  const onward = useRef<HTMLButtonElement>(null);
  const { category, marks, guesses = {} } = selection;
  const language = toLanguage(i18n.language);
  const statements = useMemo(() => readyTexts(TYPE, category, language), [category, language, readyTexts]);
  const wanted = useDeferredValue((search ?? '').trim().toLowerCase());
  const shown = statements.filter(
    ({ id, text }) => text.toLowerCase().includes(wanted) && (!isOnlySelected || marks[id] !== undefined),
  );
  const { draft } = work;
  const items = draft.type === TYPE ? draft.questions : [];
  const isStatement = (id: string) => piecesOf(TYPE, { id }).length > 0;
  const count = Object.keys(marks).length;
  const total = count + writtenByHand(items, isStatement).length;
  const isFull = total > QUESTIONS_MAX;
  const isShort = count < neverHaveIEver.minQuestions;
  const free = statements.flatMap(({ id }) => (marks[id] === undefined ? [id] : []));
  const guessed = statements.filter(({ id }) => guesses[id] !== undefined);
  const [first] = guessed;

  const mark = useCallback(
    (id: string, answer: Selection['marks'][string] | undefined) => markStatement(TYPE, id, answer),
    [],
  );
  const settle = (id: string, answer?: Selection['marks'][string]) => {
    markStatement(TYPE, id, answer);
    // the card is gone after the last
    if (guessed.length === 1) requestAnimationFrame(() => onward.current?.focus({ preventScroll: true }));
  };
  const goOn = () => {
    setItems(TYPE, applySelection(items, marks, { statements, isStatement }), category);
    void navigate(at('details'), { state: comingFrom(at('template')) });
  };
  return (
    <>
      <BackRow type={TYPE} label={t('back')} onBack={goUp} />
      <StepHead title={t(`category.${category}`)} lead={t('template.lead')} />
      {first ? (
        <GuessCard
          statement={first.text}
          guess={guesses[first.id] ?? 'never'}
          left={guessed.length}
          onAnswer={(answer) => settle(first.id, answer)}
          onSkip={() => settle(first.id)}
          onStop={() => setGuesses(TYPE, {})}
        />
      ) : (
        free.length > 0 && (
          <RandomDraw
            available={free.length}
            onDraw={(wish) => setGuesses(TYPE, drawStatements(free, wish, Math.random))}
          />
        )
      )}
      <div>
        <Row style={{ justifyContent: 'space-between' }}>
          <Heading size={3}>{t('never-have-i-ever.statement')}</Heading>
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
            <StatementRow key={id} id={id} text={text} mark={marks[id]} onMark={mark} />
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
            {isShort
              ? t('template.progress', { count, min: neverHaveIEver.minQuestions })
              : t('template.selected', { count })}
            {isShort && <Text small>{t('template.tooFew')}</Text>}
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
