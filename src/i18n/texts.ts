import type { Language } from '@domain/languages.ts';
import { PAGE_TEXTS_ID } from '../config/element-ids.ts';
import { textFile } from '../config/text-file.ts';

/** A locale file: texts by key, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

// a build serves them as JSON; in development, tests and prerendering they are modules
const modules = import.meta.env.TEXTS
  ? {}
  : import.meta.glob<Texts>(['./locales/*/*.json', '../../domain/locales/*/prompts.json'], { import: 'default' });

async function fetchTexts(address: string): Promise<Texts> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return (await reply.json()) as Texts;
}

const nameOf = (language: Language, namespace: string) => `${language}/${namespace}`;
async function read(language: Language, namespace: string): Promise<Texts> {
  if (import.meta.env.TEXTS) return fetchTexts(`${import.meta.env.TEXTS}/${textFile(language, namespace)}`);
  const name = nameOf(language, namespace);
  return (await (modules[`./locales/${name}.json`] ?? modules[`../../domain/locales/${name}.json`])?.()) ?? {};
}

const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<Texts>>();

function takeEmbedded(): void {
  const block = globalThis.document?.getElementById(PAGE_TEXTS_ID);
  if (!block) return;
  for (const [namespace, texts] of Object.entries(JSON.parse(block.textContent) as Record<string, Texts>)) {
    const name = nameOf(block.lang as Language, namespace);
    loaded.set(name, texts);
    loading.set(name, Promise.resolve(texts));
  }
}
takeEmbedded();

export const textsOf = (language: Language, namespace: string): Texts | undefined =>
  loaded.get(nameOf(language, namespace));

/** Returns the names of the locale files that have been loaded or asked for, in any language. */
export const namespacesInUse = (): string[] => [
  ...new Set([...loaded.keys(), ...loading.keys()].map((name) => name.slice(name.indexOf('/') + 1))),
];

/** Loads a locale file, once. Each feature has its own. Throws when it can't be loaded; the next call tries again. */
export function fetchNamespace(language: Language, namespace: string): Promise<Texts> {
  const name = nameOf(language, namespace);
  const promise =
    loading.get(name) ??
    read(language, namespace).then(
      (texts) => {
        loaded.set(name, texts);
        return texts;
      },
      (error: unknown) => {
        loading.delete(name);
        throw error;
      },
    );
  loading.set(name, promise);
  return promise;
}
