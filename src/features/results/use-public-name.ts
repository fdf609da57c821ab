import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Returns the player's public name: for a heading, and for a sentence, where a missing name reads as a mystery.
 * Responses older than the server's check are checked here, and have no name until then.
 */
export function usePublicName({ responderName, isNameHidden }: QuizResponse): { responder: string; player: string } {
  const { t } = useTranslation('results');
  const [isHidden, setIsHidden] = useState(isNameHidden ?? true);
  useEffect(() => {
    if (isNameHidden !== undefined) return;
    void import('@domain/moderation/public-name.ts')
      .catch(() => null) // the page stays without the name
      .then((names) => names && setIsHidden(names.isOffensiveName(responderName, [])));
  }, [isNameHidden, responderName]);
  if (responderName === ANONYMOUS_RESPONDER) return { responder: t('anonymousUser'), player: t('mystery') };
  return isHidden
    ? { responder: t('someone'), player: t('mystery') }
    : { responder: responderName, player: responderName };
}
