// @vitest-environment happy-dom
import { toCsv, toResponseRow } from '@domain/dashboard/csv.ts';
import type { Game } from '@domain/games/game.ts';
import type { GameDraft } from '@domain/games/game-draft.ts';
import type { GameReady } from '@domain/games/game-ready.ts';
import type { QuizType } from '@domain/games/index.ts';
import { FILLS } from '@domain/palette.ts';
import { PICTURE_SIZES, type Picture, quizPicture, resultPicture } from '@domain/pictures.ts';
import { publicPath, quizTypeOf, sectionOf } from '@domain/profiles/links.ts';
import { isReservedWord } from '@domain/profiles/reserved.ts';
import { draftFromQuiz, quizDraft } from '@domain/quiz/draft.ts';
import { findDraftProblems } from '@domain/quiz/draft-problems.ts';
import { breakdownOf } from '@domain/quiz/insights.ts';
import { publishDraft } from '@domain/quiz/publish.ts';
import { type Quiz, quiz as quizShape } from '@domain/quiz/quiz.ts';
import { emptyDraft, isAsOffered, readyDraft, templateDraft } from '@domain/quiz/ready.ts';
import { counterOf } from '@domain/quiz/tally.ts';
import { type QuizResponse, response as responseShape } from '@domain/responses/response.ts';
import { scoreAnswers } from '@domain/responses/score.ts';
import { makeQuiz } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { contentsOf } from '@domain/translation/contents.ts';
import { act, type ReactNode, Suspense, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { draw } from '../../functions/src/services/pictures/draw.ts';
import { ogQuiz, ogResult } from '../../functions/src/services/pictures/og.ts';
import { storyQuiz, storyResult } from '../../functions/src/services/pictures/story.ts';
import en from '../../tests/fourth-game/locales/en.json';
import { useDrafts } from '../features/quiz-editor/draft-storage.ts';
import { startDraft } from '../features/quiz-editor/draft-store.ts';
import { QuestionList } from '../features/quiz-editor/question-list.tsx';
import { useProblemText } from '../features/quiz-editor/use-problem-text.ts';
import { Breakdown } from '../features/results/breakdown.tsx';
import { freshPlay, playReducer } from '../features/take-quiz/play.ts';
import { Questions } from '../features/take-quiz/playing.tsx';
import { loadTexts } from '../i18n/i18n.ts';
import { startI18next } from '../i18n/i18next.ts';
import { textsOf } from '../i18n/texts.ts';
import { markPlayed } from '../lib/played-quizzes.ts';
import { BrowserRouter } from '../lib/router/router.tsx';
import { sha256 } from '../lib/sha256.ts';
import { waitFor } from '../testing/wait-for.ts';
import type { GameEditor } from './game-editor.ts';
import type { GameView } from './game-view.ts';

// the game is tests/fourth-game/; here are the lines that docs/recipes.md adds to lists and locale files
const { merge, withGame, withTexts } = vi.hoisted(() => {
  type Load = () => Promise<object>;
  const merge = (into: object, more: object): void => {
    for (const [key, value] of Object.entries(more)) {
      const known: unknown = Reflect.get(into, key);
      if (typeof known === 'object' && known !== null) merge(known, value);
      else Reflect.set(into, key, value);
    }
  };
  const withGame = (list: string, own: Load) => async (load: Load) => {
    const module = await load();
    merge(module, { [list]: { 'this-or-that': await own() } });
    return module;
  };
  type File = 'pictures' | 'ready' | 'templates';
  const withTexts = (lists: Readonly<Record<string, File>>) => async (load: Load) => {
    const module = await load();
    const { default: en } = await import('../../tests/fourth-game/locales/en.json');
    const { default: fr } = await import('../../tests/fourth-game/locales/fr.json');
    for (const [list, file] of Object.entries(lists))
      merge(module, { [list]: { en: en['domain/locales/en'][file], fr: fr['domain/locales/fr'][file] } });
    return module;
  };
  return { merge, withGame, withTexts };
});
vi.mock('@domain/games/index.ts', async (load) => {
  const { GAMES } = await load<typeof import('@domain/games/index.ts')>();
  const { thisOrThat } = await import('../../tests/fourth-game/domain/game.ts');
  const all = { ...GAMES, 'this-or-that': thisOrThat };
  return { GAMES: all, QUIZ_TYPES: Object.keys(all), gameOf: (one: keyof typeof all) => all[one] };
});
vi.mock(
  '@domain/games/questions.ts',
  withGame('QUESTIONS', async () => (await import('../../tests/fourth-game/domain/question.ts')).thisOrThatQuestion),
);
vi.mock(
  '@domain/games/drafts.ts',
  withGame('GAME_DRAFTS', async () => (await import('../../tests/fourth-game/domain/draft.ts')).thisOrThatDraft),
);
vi.mock(
  '@domain/games/ready.ts',
  withGame('GAME_READY', async () => (await import('../../tests/fourth-game/domain/ready.ts')).thisOrThatReady),
);
vi.mock(
  './index.ts',
  withGame('GAME_VIEWS', async () => (await import('../../tests/fourth-game/src/view.ts')).thisOrThatView),
);
vi.mock('./editors.ts', async (load) => {
  const { editorOf } = await load<typeof import('./editors.ts')>();
  const { thisOrThatEditor } = await import('../../tests/fourth-game/src/editor.tsx');
  return { editorOf: (one: string) => (one === 'this-or-that' ? thisOrThatEditor : editorOf(one as QuizType)) };
});
vi.mock('@domain/locales/ready.ts', withTexts({ READY: 'ready', TEMPLATES: 'templates' }));
vi.mock('@domain/locales/pictures.ts', withTexts({ PICTURE_TEXTS: 'pictures' }));

const SCREENS = en['src/i18n/locales/en'];
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const files = Object.entries(SCREENS);
  await loadTexts('common', 'take-quiz', 'results', ...files.map(([file]) => file));
  for (const [file, texts] of files) merge(textsOf('en', file) ?? {}, texts);
  await startI18next();
});

const type = 'this-or-that' as QuizType;
const hashing = { salt: () => '0'.repeat(32), sha256, shuffle: <T,>(items: readonly T[]) => [...items] };
/** What the creator wrote: tea and the sea. */
const items = [
  { id: 'a', things: ['Tea', 'Coffee'], mine: 0 },
  { id: 'b', things: ['Mountains', 'Sea'], mine: 1 },
];
/** Publishes the quiz as the server does. */
async function published() {
  const base = { title: 'Either, or', isPublic: true, password: '', category: 'normal' };
  const draft = z.parse(quizDraft, { ...base, type, questions: items });
  const { questions, key } = await publishDraft(draft, 1, hashing);
  const quiz: Quiz = z.parse(quizShape, { ...makeQuiz('know-me'), type, title: draft.title, questions });
  return { draft, quiz, key };
}
const given = [
  { questionId: 'a', given: 'Tea' },
  { questionId: 'b', given: 'Mountains' },
];
/** The result of a player who was right once. */
async function played(): Promise<QuizResponse> {
  const { quiz, key } = await published();
  const made = makeResponse('know-me', {
    ...scoreAnswers(key, given),
    createdAt: new Date(2026, 0, 2, 3, 4).getTime(),
  });
  return z.parse(responseShape, { ...made, quiz: { ...made.quiz, type, title: quiz.title } });
}

let root: Root | undefined;
async function show(screen: ReactNode): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => root?.render(<BrowserRouter>{screen}</BrowserRouter>));
}
afterEach(() => act(async () => root?.unmount()));
const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, input')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name))
      ?.click(),
  );

function Editor() {
  const draft = useDrafts((state) => state.works[type]?.draft);
  const problemText = useProblemText(draft ? findDraftProblems(draft) : {});
  return draft && <QuestionList slot={type} draft={draft} problemText={problemText} />;
}
const written = () => useDrafts.getState().works[type]?.draft.questions;

it('begins with ready items, also from a template, or empty with its own problems', () => {
  const drawing = { language: 'fr', random: Math.random, newId: () => 'x' } as const;
  const { questions } = readyDraft(type, 'Je choisis quoi ?', drawing);
  expect(questions).toHaveLength(5);
  expect(questions.every((item) => isAsOffered(type, item))).toBe(true);
  expect(templateDraft(type, 'odd-couples', 'en')).toMatchObject({
    title: 'Odd couples',
    questions: { length: 5, 0: { things: ['Tea', 'Coffee'], mine: null } },
  });
  expect(findDraftProblems(emptyDraft(type, () => crypto.randomUUID()))).toMatchObject({
    'questions.1.things.0': 'required',
    'questions.1.mine': 'required',
  });
});

it('is edited on its screen', async () => {
  startDraft(emptyDraft(type, () => crypto.randomUUID()));
  await show(
    <Suspense>
      <Editor />
    </Suspense>,
  );
  await waitFor(() => expect(text()).toContain('Pair 2'));
  expect(text()).toContain("Tap the circle of what you'd pick.");
  const fields = [...document.querySelectorAll('textarea')];
  for (const [index, thing] of ['Tea', 'Coffee'].entries())
    await act(async () => {
      const field = fields[index];
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, thing);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await press('I pick this');
  await press('Add Pair');
  expect(written()).toMatchObject([{ things: ['Tea', 'Coffee'], mine: 0 }, { mine: null }, { mine: null }]);
});

it('is published without its answers, and can be edited again', async () => {
  const { draft, quiz, key } = await published();
  const salt = hashing.salt();
  expect(quiz.questions[0]).toEqual({
    id: 'a',
    things: ['Tea', 'Coffee'],
    salt,
    digest: await sha256(`${salt}\nTea`),
  });
  expect(draftFromQuiz(quiz, key)).toEqual(draft);
});

function Play({ quiz }: { quiz: Quiz }) {
  const [play, dispatch] = useReducer(playReducer, { ...freshPlay('id', quiz), name: 'Sam' });
  return <Questions quiz={quiz} play={play} dispatch={dispatch} note={undefined} />;
}

it('is played on its screen, with an immediate verdict', async () => {
  const { quiz } = await published();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await show(<Play quiz={quiz} />);
  expect(document.querySelector('h1')?.textContent).toBe(SCREENS.games['this-or-that'].ask);
  await pass(300);
  await press('Tea');
  await waitFor(async () => {
    await pass(0);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Correct!');
  });
  vi.useRealTimers();
});

it('is scored, and its answers are shown below the result', async () => {
  const result = await played();
  expect(result).toMatchObject({ score: 1, total: 2, percentage: 50 });
  markPlayed(result.quiz.id);
  await show(<Breakdown result={result} />);
  expect(text()).toContain(SCREENS.games['this-or-that'].ask);
  expect(text()).toContain('Mountains');
});

it('is counted, and exported to CSV', async () => {
  const { key } = await published();
  const other = [given[0], { questionId: 'b', given: 'The moon' }] as typeof given;
  expect(() => scoreAnswers(key, other)).toThrow('An answer is not one of those on offer.');
  const { id, prompt, options } = key.questions[1] ?? {};
  const counts = [3, 1].map((count, index) => [counterOf(id ?? '', prompt ?? '', options?.[index] ?? ''), count]);
  expect(breakdownOf(key, { choices: Object.fromEntries(counts) })[1]).toMatchObject({
    answered: 4,
    correctShare: 0.25,
  });
  const words = { game: SCREENS.games['this-or-that'].name, responder: 'Sam', link: '/quiz/results/x' };
  expect(toCsv([toResponseRow(await played(), words)], ',')).toBe(
    '2026-01-02 03:04,"Either, or",This or That,Sam,1,2,50,/quiz/results/x\r\n',
  );
});

it('is drawn, in its color and with its texts', async () => {
  const { quiz } = await published();
  const card = quizPicture(quiz) as Picture<'quiz'>;
  const result = resultPicture(await played());
  for (const [tree, own] of [
    [ogQuiz(card, 'en'), 'Tea or coffee?'],
    [storyQuiz(card, 'fr'), 'Thé ou café'],
    [ogResult(result, 'en'), 'This or That'],
    [storyResult(result, 'en'), 'Either, or'],
  ] as const) {
    expect(JSON.stringify(tree)).toContain(own);
    expect(JSON.stringify(tree)).toContain(FILLS.pink);
  }
  const png = await draw('og', card, 'en');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(Object.values(PICTURE_SIZES.og));
});

it("is translated: its answers, and none of the app's own questions", async () => {
  const { quiz } = await published();
  const contents = contentsOf({ type, title: quiz.title, items: quiz.questions });
  expect([...contents].map(([context, texts]) => [context, [...texts]])).toEqual([
    ['title', ['Either, or']],
    ['answer', ['Tea', 'Coffee', 'Mountains', 'Sea']],
  ]);
});

it('has a section and a reserved address', () => {
  const link = sectionOf('This-Or-That');
  expect(link && quizTypeOf(link)).toBe(type);
  expect(link && publicPath.section('maya', link)).toBe('/maya/this-or-that');
  expect(isReservedWord('either')).toBe(true);
});

it('requires every member of a game', () => {
  type Optional<T> = { [K in keyof T]-?: Omit<T, K> extends T ? K : never }[keyof T];
  expectTypeOf<Optional<Game>>().toBeNever();
  expectTypeOf<Optional<GameDraft>>().toBeNever();
  expectTypeOf<Optional<GameReady>>().toBeNever();
  expectTypeOf<Optional<GameView>>().toBeNever();
  expectTypeOf<Optional<GameEditor>>().toBeNever();
});
