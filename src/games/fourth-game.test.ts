// @vitest-environment happy-dom
import { toCsv, toResponseRow } from '@domain/dashboard/csv.ts';
import type { AnyQuestion, Game } from '@domain/games/game.ts';
import type { AnyItem, GameDraft } from '@domain/games/game-draft.ts';
import type { GameReady } from '@domain/games/game-ready.ts';
import type { QuizType } from '@domain/games/index.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import type { Question, Quiz } from '@domain/quiz/quiz.ts';
import { expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { GameEditor } from './game-editor.ts';
import type { GameView } from './game-view.ts';

/** An invented game: two options, one of which is the creator's choice. */
interface ThisOrThat extends AnyQuestion {
  things: string[];
}
interface Item extends AnyItem {
  things: string[];
  mine: number;
}
const game: Game<string, ThisOrThat> = {
  type: 'this-or-that',
  link: 'either',
  slug: 'this-or-that',
  color: 'pink',
  icon: 'masks',
  minQuestions: 2,
  feedback: 'each-answer',
  order: 'as-written',
  fixedAnswers: null,
  texts: { prompt: null, answer: 'answer' },
  promptOf: () => '',
  optionsOf: ({ things }) => things,
};
const draftGame: GameDraft<QuizDraft & { questions: Item[] }, ThisOrThat> = {
  marking: {
    answers: ['0', '1'],
    answerOf: ({ mine }) => String(mine),
    withAnswer: (item, answer) => ({ ...item, mine: Number(answer) }),
  },
  item: z.object({ id: z.string(), things: z.array(z.string()), mine: z.number() }) as never,
  emptyItem: (id) => ({ id, things: ['', ''], mine: 0 }) as never,
  findProblems: (items) =>
    Object.fromEntries(items.flatMap(({ things }, at) => (things.includes('') ? [[`${at}.things`, 'required']] : []))),
  toDraft: (base, questions) => ({ ...base, type: 'this-or-that', questions }) as never,
  publish: async ({ id, things, mine }, { digest }) => {
    const correct = things[mine] ?? '';
    return { question: { id, things, ...(await digest(correct)) }, key: { prompt: '', options: things, correct } };
  },
  toItem: ({ id, options, correct }) => ({ id, things: options, mine: options.indexOf(correct) }) as never,
};
vi.mock('@domain/games/index.ts', async (load) => {
  const real = await load<typeof import('@domain/games/index.ts')>();
  const GAMES = { ...real.GAMES, 'this-or-that': game };
  return { GAMES, QUIZ_TYPES: Object.keys(GAMES), gameOf: (type: keyof typeof GAMES) => GAMES[type] };
});
vi.mock('@domain/games/questions.ts', async (load) => {
  const { QUESTIONS } = await load<typeof import('@domain/games/questions.ts')>();
  const question = z.object({ id: z.string(), things: z.array(z.string()), salt: z.string(), digest: z.string() });
  return { QUESTIONS: { ...QUESTIONS, 'this-or-that': question } };
});
vi.mock('@domain/games/drafts.ts', async (load) => {
  const { GAME_DRAFTS } = await load<typeof import('@domain/games/drafts.ts')>();
  return { GAME_DRAFTS: { ...GAME_DRAFTS, 'this-or-that': draftGame } };
});

const THINGS = ['Tea or coffee', 'Mountains or sea', 'Cats or dogs', 'Early or late', 'Salt or sugar', 'Bus or bike'];
const ready: GameReady<Item> = {
  perItem: 1,
  lists: { normal: THINGS.map((_, at) => `t0${at}`), spicy: [] },
  templates: { 'two-of-them': ['t00', 't01'] },
  itemOf: (id, [piece = '']) => ({ id, things: THINGS[Number(piece.slice(1))]?.split(' or ') ?? [], mine: 0 }),
};
vi.mock('@domain/games/ready.ts', async (load) => {
  const { GAME_READY } = await load<typeof import('@domain/games/ready.ts')>();
  return { GAME_READY: { ...GAME_READY, 'this-or-that': ready } };
});
vi.mock('@domain/locales/ready.ts', async (load) => {
  const { TEMPLATES } = await load<typeof import('@domain/locales/ready.ts')>();
  return { TEMPLATES: { ...TEMPLATES, en: { ...TEMPLATES.en, 'this-or-that': { 'two-of-them': 'Two of them' } } } };
});

const type = 'this-or-that' as QuizType;
const hashing = {
  salt: () => '0'.repeat(32),
  sha256: async (text: string) => `digest of ${text}`,
  shuffle: <T>(items: readonly T[]) => [...items],
};
/** What the creator wrote: tea and the sea. */
const items = [
  { id: 'a', things: ['Tea', 'Coffee'], mine: 0 },
  { id: 'b', things: ['Mountains', 'Sea'], mine: 1 },
];

/** Publishes the quiz as the server does. */
async function published() {
  const { quizDraft } = await import('@domain/quiz/draft.ts');
  const { publishDraft } = await import('@domain/quiz/publish.ts');
  const { quiz } = await import('@domain/quiz/quiz.ts');
  const { makeQuiz } = await import('@domain/testing/make-quiz.ts');
  const base = { title: 'Either, or', isPublic: true, password: '', category: 'normal' };
  const draft = z.parse(quizDraft, { ...base, type, questions: items });
  const { questions, key } = await publishDraft(draft, 1, hashing);
  const stored: Quiz = z.parse(quiz, { ...makeQuiz('know-me'), type, title: draft.title, questions });
  return { draft, quiz: stored, key };
}
const given = [
  { questionId: 'a', given: 'Tea' },
  { questionId: 'b', given: 'Mountains' },
];

it('is written in the editor: empty at first, with its own problems', async () => {
  const { findDraftProblems } = await import('@domain/quiz/draft-problems.ts');
  const { emptyDraft } = await import('@domain/quiz/ready.ts');
  const draft = emptyDraft(type, () => crypto.randomUUID());
  expect(draft.questions).toHaveLength(2);
  expect(findDraftProblems(draft)).toEqual({
    title: 'required',
    'questions.0.things': 'required',
    'questions.1.things': 'required',
  });
});

it('begins with its own ready list, whose marked items become those of the quiz, and is created from a template', async () => {
  const { isAsOffered, piecesOf, readyTexts, templateDraft } = await import('@domain/quiz/ready.ts');
  const { firstStep } = await import('../features/quiz-editor/use-place.ts');
  const { applySelection } = await import('../features/quiz-editor/apply-selection.ts');
  const { draftsOf } = await import('@domain/quiz/draft.ts');
  expect(firstStep(type)).toBe('start');
  const texts = readyTexts(type, 'normal', 'en');
  expect(texts[1]?.text).toBe('Mountains / sea');
  const { marking } = draftsOf(type);
  const isReady = (id: string) => piecesOf(type, { id }).length > 0;
  const list = marking && { listed: texts.map(({ item }) => item), isReady, marking };
  const marked = list && applySelection([], { t01: '1', t05: '0' }, list);
  expect(marked).toEqual([
    { id: 't01', things: ['Mountains', 'sea'], mine: 1 },
    { id: 't05', things: ['Bus', 'bike'], mine: 0 },
  ]);
  expect(marked?.every((item) => isAsOffered(type, item))).toBe(true);
  expect(templateDraft(type, 'two-of-them', 'en')).toMatchObject({ title: 'Two of them', questions: { length: 2 } });
});

it('is published without its answers, and can be edited again', async () => {
  const { draftFromQuiz } = await import('@domain/quiz/draft.ts');
  const { draft, quiz, key } = await published();
  expect(quiz.questions[0]).toEqual({
    id: 'a',
    things: ['Tea', 'Coffee'],
    salt: hashing.salt(),
    digest: `digest of ${hashing.salt()}\nTea`,
  });
  expect(draftFromQuiz(quiz, key)).toEqual(draft);
});

it('is played, with an immediate verdict', async () => {
  const { findRight } = await import('../features/take-quiz/use-feedback.ts');
  const { freshPlay, playReducer, stepOf } = await import('../features/take-quiz/play.ts');
  const { gameOf } = await import('@domain/games/index.ts');
  const { publishDraft } = await import('@domain/quiz/publish.ts');
  const { sha256 } = await import('../lib/sha256.ts');
  const { draft } = await published();
  const { questions } = await publishDraft(draft, 1, { ...hashing, sha256 });
  const [first] = questions as [Question];
  const { optionsOf, feedback } = gameOf(type);
  expect(await findRight(first, optionsOf(first))).toBe('Tea');
  let play = playReducer(freshPlay('id', { revision: 1, questions }), { type: 'start', name: 'Sam' });
  play = playReducer(play, { type: 'answer', ...given[0], tellsAtOnce: feedback === 'each-answer' } as never);
  expect(play.feedback).toEqual({ given: 'Tea', correct: null });
  expect(stepOf(play, false)).toBe('question');
});

it('is scored, counted and exported to CSV', async () => {
  const { breakdownOf } = await import('@domain/quiz/insights.ts');
  const { response } = await import('@domain/responses/response.ts');
  const { scoreAnswers } = await import('@domain/responses/score.ts');
  const { makeResponse } = await import('@domain/testing/make-response.ts');
  const { quiz, key } = await published();
  const scored = scoreAnswers(key, given);
  expect(scored).toMatchObject({ score: 1, total: 2, percentage: 50 });
  const other = [given[0], { questionId: 'b', given: 'The moon' }] as typeof given;
  expect(() => scoreAnswers(key, other)).toThrow('An answer is not one of those on offer.');

  const { counterOf } = await import('@domain/quiz/tally.ts');
  const { id, prompt, options } = key.questions[1] ?? {};
  const counts = [3, 1].map((count, index) => [counterOf(id ?? '', prompt ?? '', options?.[index] ?? ''), count]);
  expect(breakdownOf(key, { choices: Object.fromEntries(counts) })[1]).toMatchObject({
    answered: 4,
    correctShare: 0.25,
  });

  const made = makeResponse('know-me', { ...scored, createdAt: new Date(2026, 0, 2, 3, 4).getTime() });
  const stored = z.parse(response, { ...made, quiz: { ...made.quiz, type, title: quiz.title } });
  const words = { game: 'This or That', responder: 'Sam', link: '/quiz/results/x' };
  expect(toCsv([toResponseRow(stored, words)], ',')).toBe(
    '2026-01-02 03:04,"Either, or",This or That,Sam,1,2,50,/quiz/results/x\r\n',
  );
});

it("is translated: its answers, and none of the app's own questions", async () => {
  const { contentsOf } = await import('@domain/translation/contents.ts');
  const { quiz } = await published();
  const contents = contentsOf({ type, title: quiz.title, items: quiz.questions });
  expect([...contents].map(([context, texts]) => [context, [...texts]])).toEqual([
    ['title', ['Either, or']],
    ['answer', ['Tea', 'Coffee', 'Mountains', 'Sea']],
  ]);
});

it('has a section and a reserved address', async () => {
  const { publicPath, quizTypeOf, sectionOf } = await import('@domain/profiles/links.ts');
  const { isReservedWord } = await import('@domain/profiles/reserved.ts');
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
