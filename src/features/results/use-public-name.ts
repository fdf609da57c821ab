import { ANONYMOUS_RESPONDER, type QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The player's name as a page shows it that anybody can open. A response from before names were looked at on the
 * server is looked at here, and until then it has none.
 */
export function usePublicName({ responderName, isNameHidden }: QuizResponse): string {
  const { t } = useTranslation('results');
  const [isHidden, setIsHidden] = useState(isNameHidden ?? true);
  useEffect(() => {
    if (isNameHidden !== undefined) return;
    void import('@domain/moderation/public-name.ts').then(
      (names) => setIsHidden(names.isOffensiveName(responderName, [])),
      () => undefined, // the code is not to be had: the page stays without the name
    );
  }, [isNameHidden, responderName]);
  if (responderName === ANONYMOUS_RESPONDER) return t('anonymousUser');
  return isHidden ? t('someone') : responderName;
}
