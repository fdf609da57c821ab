import type { Language } from '@domain/languages.ts';
import * as z from 'zod/mini';

/** Translates texts in order. Throws on any failure. */
export type Translator = (texts: readonly string[], language: Language) => Promise<string[]>;

interface GoogleTranslation {
  project: string;
  api: string;
  /** Origin of the metadata server, which issues the function's token. */
  metadata: string;
  timeoutMs: number;
}

const tokenAnswer = z.object({ access_token: z.string() });
const translateAnswer = z.object({
  translations: z.array(z.object({ translatedText: z.string().check(z.minLength(1)) })),
});

/** Carries only a code: an answer's body may quote what people wrote. */
class TranslationFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function fetchJson<T extends z.ZodMiniType>(url: string, init: RequestInit, schema: T): Promise<z.output<T>> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new TranslationFailure(`http-${reply.status}`);
  const body = z.safeParse(schema, await reply.json());
  if (!body.success) throw new TranslationFailure('unexpected-answer');
  return body.data;
}

/** Translates by Google Cloud Translation v3, which detects the source language. The timeout includes the token. */
export function googleTranslator({ project, api, metadata, timeoutMs }: GoogleTranslation): Translator {
  return async (texts, language) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { access_token } = await fetchJson(
      `${metadata}/computeMetadata/v1/instance/service-accounts/default/token`,
      { headers: { 'metadata-flavor': 'Google' }, signal },
      tokenAnswer,
    );
    const { translations } = await fetchJson(
      `${api}/v3/projects/${project}/locations/global:translateText`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ contents: texts, mimeType: 'text/plain', targetLanguageCode: language }),
        signal,
      },
      translateAnswer,
    );
    if (translations.length !== texts.length) throw new TranslationFailure('unexpected-answer');
    return translations.map(({ translatedText }) => translatedText);
  };
}
