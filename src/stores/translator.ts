import { DEFAULT_LANGUAGE, type Language } from '@domain/languages.ts';
import { contentsOf, type Writing } from '@domain/translation/contents.ts';
import type { TranslationContext } from '@domain/translation/context.ts';
import type { StoreApi } from 'zustand';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { fetchTranslations, knownTranslations, translationKey } from '../data/translations.ts';
import { i18n, textIn, tryTexts } from '../i18n/i18n.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { readUnlocked } from '../lib/unlocked-quiz.ts';

export interface Translations {
  /** Returns a text in `language`; undefined while the original is shown. */
  translationOf: (context: TranslationContext, text: string) => string | undefined;
  language: string;
  /** The note about the translation and its button; null when there is nothing to change. */
  line: { note: string; action: string | null; onAction: () => void } | null;
  /** Incremented whenever the person asks for a change. */
  asked: number;
}

/** Passed in rather than imported, so that the part every visitor loads stays in one file. */
type Store = Pick<StoreApi<Translations>, 'setState'>;

const chosen = new Map<Language, boolean>();
/** Returns whether texts are translated: not in the default language, which most are written in. */
const isOn = (language: Language): boolean =>
  chosen.get(language) ?? readStored<boolean>(STORAGE_KEYS.translate(language)) ?? language !== DEFAULT_LANGUAGE;

/** The note's text and what its button chooses; null omits the button. */
interface Line {
  note: string;
  wants: boolean | null;
}

let latest = 0;

/** Known ones at once, the rest when all have come. Failures are reported; if `isAsked`, a missing rest, too. */
export async function translate(store: Store, language: Language, writing: Writing, isAsked = false): Promise<void> {
  latest += 1;
  const mine = latest;
  await tryTexts('content-translation');
  const t = textIn(language, 'content-translation');
  const contents = contentsOf(writing);

  const show = (texts: ReadonlyMap<string, string>, line: Line | null) => {
    if (mine !== latest || i18n.language !== language) return;
    store.setState({
      language,
      translationOf: (context, text) => texts.get(translationKey(context, text)),
      line: line && {
        note: line.note,
        action: line.wants === null ? null : t(line.wants ? 'translate' : 'showOriginal'),
        onAction: () => choose(line.wants === true),
      },
    });
  };
  const choose = (wants: boolean) => {
    chosen.set(language, wants);
    writeStored(STORAGE_KEYS.translate(language), wants);
    store.setState(({ asked }) => ({ asked: asked + 1 }));
    void translate(store, language, writing, true);
  };
  const showKnown = (otherwise: Line | null) => {
    const texts = knownTranslations(language);
    const isTranslated = [...contents].some(([context, some]) =>
      [...some].some((text) => texts.has(translationKey(context, text))),
    );
    show(texts, isTranslated ? { note: t('translated'), wants: false } : otherwise);
  };

  if (!isOn(language)) return show(new Map(), { note: '', wants: true });
  showKnown(isAsked ? { note: t('busy'), wants: false } : null);
  const { quizId } = writing;
  const pass = quizId === null ? undefined : readUnlocked(quizId)?.pass;
  const source = quizId === null ? {} : { quizId, ...(pass !== undefined && { pass }) };
  const isComplete = await fetchTranslations(language, contents, source);
  if (isComplete) showKnown(isAsked ? { note: t('nothing'), wants: null } : null);
  else showKnown({ note: t('failed'), wants: true });
}
