import { inLanguage, type Language } from '@domain/languages.ts';

/** Where a summary leads. */
export interface Links {
  dashboard: string;
  account: string;
  /** For people: a page that asks. */
  unsubscribe: string;
  /** For mail clients, by RFC 8058: one POST is enough. */
  oneClick: string;
}

/** Returns the addresses in a summary; the token is in a fragment for people, as fragments are in no log. */
export function linksOf(origin: string, token: string, language: Language): Links {
  return {
    dashboard: `${origin}/dashboard`,
    account: `${origin}/account#notifications`,
    unsubscribe: `${origin}${inLanguage('/unsubscribe', language)}#${token}`,
    oneClick: `${origin}/api/unsubscribe/${token}`,
  };
}
