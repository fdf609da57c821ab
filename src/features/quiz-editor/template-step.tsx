import { neverHaveIEver } from '@domain/games/never-have-i-ever/game.ts';
import { drawStatements, isStatement, statementsIn } from '@domain/games/never-have-i-ever/statements.ts';
import { toLanguage } from '@domain/languages.ts';
import { QUESTIONS_MAX } from '@domain/limits.ts';
import type { DraftWork, Selection } from '@domain/quiz/stored-drafts.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../ui/back-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { COLORS } from '../../ui/palette.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { applySelection, writtenByHand } from './apply-selection.ts';
import { BottomBar } from './bottom-bar.tsx';
import { markStatement, setMarks, takeItems } from './draft-store.ts';
import { RandomDraw } from './random-draw.tsx';
import { StatementRow } from './statement-row.tsx';
import { StepHead } from './step-head.tsx';
import { addressOf, comingFrom, type Step, useGoUp } from './steps.ts';

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
  '& input': { width: 24, height: 24, margin: 0, accentColor: COLORS.yellow.fill },
});

/** The list of ready statements, answered one by one or drawn at random; they become the quiz's items. */
export function TemplateStep({ work, selection }: { work: DraftWork; selection: Selection }) {
  const { t, i18n } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const goUp = useGoUp(at('category'));
  const [search, setSearch] = useState('');
  const [isOnlySelected, setIsOnlySelected] = useState(false);
  const [draw, setDraw] = useState<{ count: number; before: Selection['marks'] } | null>(null);
  const { category, marks } = selection;
  const language = toLanguage(i18n.language);
  const statements = useMemo(() => statementsIn(category, language), [category, language]);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const shown = statements.filter(
    ({ id, text }) => text.toLowerCase().includes(wanted) && (!isOnlySelected || marks[id] !== undefined),
  );
  const { draft } = work;
  const items = draft.type === TYPE ? draft.questions : [];
  const count = Object.keys(marks).length;
  const total = count + writtenByHand(items, isStatement).length;
  const isFull = total > QUESTIONS_MAX;
  const isShort = count < neverHaveIEver.minQuestions;

  const mark = useCallback((id: string, answer: Selection['marks'][string] | undefined) => {
    setDraw(null);
    markStatement(TYPE, id, answer);
  }, []);
  const drawRandomly = (wish: number) => {
    setDraw({ count: wish, before: marks });
    setMarks(TYPE, drawStatements(statements, wish, Math.random));
  };
  const undoDraw = () => {
    if (draw) setMarks(TYPE, draw.before);
    setDraw(null);
  };
  const goOn = () => {
    takeItems(TYPE, applySelection(items, marks, { statements, isStatement }), category);
    void navigate(at('details'), { state: comingFrom(at('template')) });
  };
  return (
    <>
      <BackButton onClick={goUp}>{t('back')}</BackButton>
      <StepHead title={t(`category.${category}`)} lead={t('template.lead')} type={TYPE} />
      <RandomDraw
        available={statements.length}
        onDraw={drawRandomly}
        onUndo={draw && Object.keys(draw.before).length > 0 ? undoDraw : null}
        drawn={draw?.count ?? null}
      />
      <div>
        <Field
          label={t('template.search')}
          type="search"
          value={search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Toggle>
          <input
            type="checkbox"
            checked={isOnlySelected}
            onChange={(event) => setIsOnlySelected(event.target.checked)}
          />
          {t('template.onlySelected')}
        </Toggle>
        <Heading size={3} style={{ marginTop: 12 }}>
          {t('never-have-i-ever.statement')}
        </Heading>
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
        <Row role="status" style={{ justifyContent: 'space-between', fontWeight: 700 }}>
          <span>{t('template.selected', { count })}</span>
          {isShort && <span>{t('template.tooFew')}</span>}
          {isFull && <span>{t('full')}</span>}
        </Row>
        <Button variant="contained" size="large" disabled={isShort || isFull} onClick={goOn}>
          {t('template.continue')}
        </Button>
      </BottomBar>
    </>
  );
}
