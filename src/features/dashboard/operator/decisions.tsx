import { type Action, isLoss } from '@domain/moderation/decision.ts';
import { type AnyCase, actionsOn, leadOf } from '@domain/moderation/open-case.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { DecisionForm } from './decision-form.tsx';
import { useOperators } from './use-operators.ts';

interface Props {
  found: AnyCase;
  me: string;
  /** Whether this operator's claim still runs. */
  isMine: boolean;
}

/**
 * What can be done with a case. Each action asks once more, with room for a note. The note survives the claim, for
 * example on a laptop that slept: the operator who claims the case again can send it.
 */
export function Decisions({ found, me, isMine }: Props) {
  const { t } = useTranslation('operator');
  const [action, setAction] = useState<Action | null>(null);
  const opener = useFocusBack(action !== null);
  const hasColleagues = useOperators(({ operators }) => operators.some(({ uid }) => uid !== me));
  if (action !== null)
    return <DecisionForm key={action} found={found} me={me} action={action} onClose={() => setAction(null)} />;
  if (!isMine) return null;
  const actions = actionsOn(found).filter((one) => one !== 'hand-over' || hasColleagues);
  const lead = leadOf(found);
  const title = t(found.found.status === 'open' ? 'decide' : 'undo');
  return (
    <Stack gap={1} as="section" aria-label={title}>
      <Heading size={3} as="h3">
        {title}
      </Heading>
      <Row>
        {actions.map((one, index) => (
          <Button
            key={one}
            ref={index === 0 ? opener : undefined}
            variant={one === lead ? 'contained' : 'outlined'}
            color={one === lead && isLoss(one) ? 'error' : 'primary'}
            onClick={() => setAction(one)}
          >
            {t(`action.${one}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
