import { kindIn } from '@domain/moderation/case.ts';
import { type AuditEntry, SYSTEM } from '@domain/moderation/operators.ts';
import { SWITCHES } from '@domain/switches/switches.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { UserName, UserText } from '../../../ui/user-text.tsx';
import { AccountName } from './account-name.tsx';
import { useOperatorName } from './use-operators.ts';

/** What an entry is about, in words; of a case as a link to it. */
function Subject({ on, id, accusedId }: Pick<AuditEntry, 'on' | 'id' | 'accusedId'>) {
  const { t } = useTranslation('operator');
  const name = SWITCHES.find((one) => one === id);
  if (on === 'switch') return name ? t(`switches.name.${name}`) : id;
  if (on === 'account') return <AccountName uid={id} />;
  const kind = on === 'report' ? kindIn(id) : 'request';
  return (
    <>
      <Link to={{ search: `?case=${encodeURIComponent(`${on}:${id}`)}` }} style={{ color: 'inherit' }}>
        {t(`kind.${kind ?? 'message'}`)}
      </Link>
      {accusedId !== null && (
        <>
          {' '}
          {t('by')} <AccountName uid={accusedId} />
        </>
      )}
    </>
  );
}

/** Entries of the log: who did what, when and why. `withSubject` says to what, where they are about different things. */
export function LogList({ entries, withSubject = false }: { entries: readonly AuditEntry[]; withSubject?: boolean }) {
  const { t } = useTranslation('operator');
  const { moment } = useFormats();
  const nameOf = useOperatorName();
  return (
    <Stack as="ol" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map(({ at, operatorId, action, on, id, accusedId, note }) => (
        <li key={`${at} ${operatorId} ${action} ${id}`}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            <strong>
              {operatorId === SYSTEM ? t('system') : <UserName>{nameOf(operatorId, t('former'))}</UserName>}
            </strong>{' '}
            {t(`did.${action}`)}
            {withSubject && (
              <>
                {' · '}
                <Subject on={on} id={id} accusedId={accusedId} />
              </>
            )}
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
