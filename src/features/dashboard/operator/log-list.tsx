import { type AuditEntry, SYSTEM } from '@domain/moderation/operators.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserName, UserText } from '../../../ui/user-text.tsx';
import { useOperatorName } from './use-operators.ts';

/** Entries of the log: who did what, when and why. `withSubject` says to what, where they are about different things. */
export function LogList({ entries, withSubject = false }: { entries: readonly AuditEntry[]; withSubject?: boolean }) {
  const { t } = useTranslation('operator');
  const { moment } = useFormats();
  const nameOf = useOperatorName();
  return (
    <Stack as="ol" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map(({ at, operatorId, action, on, id, note }) => (
        <li key={`${at} ${operatorId} ${action} ${id}`}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            <strong>
              {operatorId === SYSTEM ? t('system') : <UserName>{nameOf(operatorId, t('former'))}</UserName>}
            </strong>{' '}
            {t(`did.${action}`)}
            {withSubject && ' · '}
            {withSubject &&
              (on === 'account' || on === 'switch' ? (
                `${t(`on.${on}`)} ${id}`
              ) : (
                <Link to={{ search: `?case=${encodeURIComponent(`${on}:${id}`)}` }} style={{ color: 'inherit' }}>
                  {t(`on.${on}`)} {id}
                </Link>
              ))}
          </Text>
          {note !== '' && <UserText as={Text}>{note}</UserText>}
          <Text small tone="quiet">
            {moment(at)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
