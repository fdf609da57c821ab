import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HiddenText, Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { LinkKind, useLinkRequest } from './use-link-request.ts';

interface Props {
  kind: LinkKind;
  email: string;
  request: ReturnType<typeof useLinkRequest>;
  failure: string | null;
}

/** The same answer for every email, with help in case nothing arrives. */
export function LinkSent({ kind, email, request, failure }: Props) {
  const { t } = useTranslation('auth-action');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { timesSent, secondsToWait, isSending } = request;
  return (
    <Sticker>
      <Stack gap={2}>
        <SymbolTile color="yellow" size={64} aria-hidden>
          <Icon name="mailbox" size={36} />
        </SymbolTile>
        <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
          {t('reset.sentTitle')}
        </Heading>
        <Text style={{ overflowWrap: 'anywhere' }}>{t(`${kind}.sentText`, { email })}</Text>
        <Text tone="quiet">{t('reset.spam')}</Text>
        <ErrorNote text={failure} />
        <Row>
          <Button variant="outlined" disabled={secondsToWait > 0 || isSending} onClick={() => void request.submit()}>
            {secondsToWait > 0
              ? t('reset.againIn', { seconds: secondsToWait })
              : t(isSending ? 'reset.submitting' : 'reset.again')}
          </Button>
          <Button variant="text" onClick={request.startOver}>
            {t('reset.otherEmail')}
          </Button>
        </Row>
        <HiddenText role="status">{timesSent > 1 && secondsToWait > 0 && t('reset.sentAgain')}</HiddenText>
      </Stack>
    </Sticker>
  );
}
