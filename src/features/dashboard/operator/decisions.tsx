import type { Action } from '@domain/moderation/decision.ts';
import { type AnyCase, actionsOn } from '@domain/moderation/open-case.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { DecisionForm } from './decision-form.tsx';

/** What can be done with a case. Each asks once more, with room for a note. */
export function Decisions({ found, me }: { found: AnyCase; me: string }) {
  const { t } = useTranslation('operator');
  const [action, setAction] = useState<Action | null>(null);
  const opener = useFocusBack(action !== null);
  if (action !== null)
    return <DecisionForm key={action} found={found} me={me} action={action} onClose={() => setAction(null)} />;
  return (
    <Stack gap={1} as="section" aria-label={t('decide')}>
      <Heading size={3} as="h3">
        {t('decide')}
      </Heading>
      <Row>
        {actionsOn(found).map((one, index) => (
          <Button
            key={one}
            ref={index === 0 ? opener : undefined}
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={() => setAction(one)}
          >
            {t(`action.${one}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
