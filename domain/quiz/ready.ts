import type { GameReady, ReadyList } from '../games/game-ready.ts';
import { GAMES, type QuizType } from '../games/index.ts';
import { GAME_READY } from '../games/ready.ts';
import { LANGUAGE_CODES, type Language } from '../languages.ts';
import { TEMPLATES } from '../locales/ready.ts';
import { draw } from '../shuffle.ts';
import { type DraftQuestion, draftsOf, NEW_DRAFT, type QuizDraft, textsOf } from './draft.ts';

const READY_ITEMS = 5;

const readyOf = (type: QuizType): GameReady<DraftQuestion> => GAME_READY[type];

/** An item's id names its pieces, so that changes to them can be counted. */
const itemOf = (type: QuizType, pieces: readonly string[], language: Language): DraftQuestion =>
  readyOf(type).itemOf(pieces.join('-'), pieces, language);

function itemsOf(type: QuizType, pieces: readonly string[], language: Language): DraftQuestion[] {
  const { perItem } = readyOf(type);
  return Array.from({ length: pieces.length / perItem }, (_, at) =>
    itemOf(type, pieces.slice(at * perItem, (at + 1) * perItem), language),
  );
}

export const readyTexts = (type: QuizType, list: ReadyList, language: Language) =>
  itemsOf(type, readyOf(type).lists[list], language).map((item) => ({
    id: item.id,
    text: textsOf(item).join(' / '),
    item,
  }));

export function piecesOf(type: QuizType, { id }: Pick<DraftQuestion, 'id'>): string[] {
  const { lists, perItem } = readyOf(type);
  const pieces = id.split('-');
  const isMade = pieces.every((piece) => lists.normal.includes(piece) || lists.spicy.includes(piece));
  return isMade && pieces.length === perItem ? pieces : [];
}

/** Returns whether an item says what was offered, in any language. Its answer makes no difference. */
export function isAsOffered(type: QuizType, item: DraftQuestion): boolean {
  const pieces = piecesOf(type, item);
  if (pieces.length === 0) return false;
  const said = textsOf(item);
  return LANGUAGE_CODES.some((language) =>
    textsOf(itemOf(type, pieces, language)).every((text, at) => text === said[at]?.trim()),
  );
}

export const isRewritten = (type: QuizType, item: DraftQuestion): boolean =>
  piecesOf(type, item).length > 0 && !isAsOffered(type, item);

interface Drawing {
  language: Language;
  random: () => number;
}

/** Returns an item made of pieces that weren't shown, or, after the last, that aren't in the draft; null without any. */
export function drawItem(
  { type, questions }: QuizDraft,
  shown: readonly string[],
  { language, random }: Drawing,
): DraftQuestion | null {
  const { lists, perItem } = readyOf(type);
  const used = questions.flatMap((item) => piecesOf(type, item));
  const free = lists.normal.filter((piece) => !used.includes(piece));
  const fresh = free.filter((piece) => !shown.includes(piece));
  const pieces = draw(fresh.length < perItem ? free : fresh, perItem, random);
  return pieces.length < perItem ? null : itemOf(type, pieces, language);
}

export function emptyDraft(type: QuizType, newId: () => string): QuizDraft {
  const items = Array.from({ length: GAMES[type].minQuestions }, () => draftsOf(type).emptyItem(newId()));
  return draftsOf(type).toDraft(NEW_DRAFT, items);
}

/** Returns the draft that a new quiz begins with: ready items, where the game has them, else empty ones. */
export function readyDraft(
  type: QuizType,
  title: string,
  { language, random, newId }: Drawing & { newId: () => string },
): QuizDraft {
  const { lists, perItem } = readyOf(type);
  if (draftsOf(type).marking) return { ...emptyDraft(type, newId), title };
  const count = Math.max(READY_ITEMS, GAMES[type].minQuestions) * perItem;
  const items = itemsOf(type, draw(lists.normal, count, random), language);
  return draftsOf(type).toDraft({ ...NEW_DRAFT, title }, items);
}

export function templateDraft(type: QuizType, name: string, language: Language): QuizDraft | null {
  const { templates } = readyOf(type);
  const titles: Readonly<Record<string, string>> = TEMPLATES[language][type];
  const pieces = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (!pieces) return null;
  return draftsOf(type).toDraft({ ...NEW_DRAFT, title: titles[name] ?? '' }, itemsOf(type, pieces, language));
}
