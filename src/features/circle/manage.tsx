import { type Circle, membersOf } from '@domain/circle/circle.ts';
import type { CircleChange } from '@domain/circle/circle-input.ts';
import { asDomainError } from '@domain/errors.ts';
import { PLAYER_NAME_MAX } from '@domain/limits.ts';
import { typedName } from '@domain/typed-text.ts';
import { type ReactNode, useState } from 'react';
import { changeCircle } from '../../data/circles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changeOwnCircle, changeOwnMember, type OwnCircle, type OwnMember } from '../../lib/own-circles.ts';
import { keepPlayerName } from '../../lib/player-name.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';
import { useNameOf } from './names.ts';
import { TellMe } from './tell-me.tsx';

interface Props {
  circle: Circle;
  own: OwnCircle;
  me: OwnMember | null;
  lookNow: () => void;
  onLeft: () => void;
  onEnd: () => void;
}

/** What a member can change about themselves, and the maker about the circle. */
export function Manage({ circle, own, me, lookNow, onLeft, onEnd }: Props) {
  const { t } = useTranslation(['circle', 'common']);
  const action = useAsyncAction((error) => {
    const failure = asDomainError(error);
    return withCode(t(failure.code === 'gone' ? 'ended.title' : `common:error.${failure.code}`), failure);
  });
  const change = (key: string, what: CircleChange, then: () => void = () => undefined) =>
    void action.run(async () => {
      await changeCircle(circle.id, key, what);
      then();
      lookNow();
    });
  const { makerKey } = own;
  return (
    <Sticker as="div">
      <Fold title={t(makerKey === null ? 'manage.title' : 'manage.circle')}>
        <Stack gap={3} style={{ paddingTop: 8 }}>
          {me?.stage === 'in' && (
            <>
              <Rename
                me={me}
                circle={circle}
                onRename={(name) => change(me.key, { do: 'rename', memberId: me.id, name })}
              />
              <TellMe circleId={circle.id} me={me} />
            </>
          )}
          {makerKey !== null && (
            <SwitchRow
              label={t('manage.open')}
              text={t(circle.isClosed ? 'manage.isClosed' : 'manage.isOpen')}
              checked={!circle.isClosed}
              onChange={(isOpen) => change(makerKey, { do: 'close', isClosed: !isOpen })}
            />
          )}
          {makerKey !== null && (
            <People circle={circle} me={me} onTakeOut={(memberId) => change(makerKey, { do: 'leave', memberId })} />
          )}
          <ErrorNote text={action.problem} />
          <Row gap={1.25}>
            {me?.stage === 'in' && (
              <Asked
                isLoss
                label={t('manage.leave')}
                question={t('manage.leaveSure')}
                onYes={() =>
                  change(me.key, { do: 'leave', memberId: me.id }, () => {
                    onLeft();
                    changeOwnMember(circle.id, me.id, () => null);
                  })
                }
              />
            )}
            {me && (
              <Asked
                label={t('manage.other')}
                question={t('manage.otherSure', { name: me.name })}
                onYes={() => changeOwnCircle(circle.id, (before) => ({ ...before, me: null }))}
              />
            )}
            {makerKey !== null && (
              <Asked
                isLoss
                label={t('manage.delete')}
                question={t('manage.deleteSure')}
                onYes={() => change(makerKey, { do: 'end' }, onEnd)}
              />
            )}
          </Row>
        </Stack>
      </Fold>
    </Sticker>
  );
}

/** A button that asks once before it does something. */
function Asked(props: { isLoss?: boolean; label: string; question: ReactNode; onYes: () => void }) {
  const { isLoss = false, label, question, onYes } = props;
  const { t } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  const yes = () => {
    setAsking(false);
    onYes();
  };
  return (
    <Stack role="group" aria-label={label} gap={1} style={{ width: '100%' }}>
      <Text small style={{ fontWeight: 600 }}>
        {question}
      </Text>
      <Row>
        <Button variant="outlined" size="small" autoFocus onClick={() => setAsking(false)}>
          {t('cancel')}
        </Button>
        <Button variant={isLoss ? 'loss' : 'contained'} size="small" onClick={yes}>
          {label}
        </Button>
      </Row>
    </Stack>
  );
}

function Rename({ circle, me, onRename }: { circle: Circle; me: OwnMember; onRename: (name: string) => void }) {
  const { t } = useTranslation(['circle', 'common']);
  const before = circle.members[me.id]?.name || me.name;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typedName(typed ?? before);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '' || name === before) return;
        onRename(name);
        keepPlayerName(name);
        changeOwnMember(circle.id, me.id, (own) => ({ ...own, name }));
      }}
    >
      <Row gap={1.25} style={{ alignItems: 'end' }}>
        <div style={{ flex: '1 1 12rem' }}>
          <Field
            label={t('manage.name')}
            value={typed ?? before}
            maxLength={PLAYER_NAME_MAX}
            autoComplete="nickname"
            error={name === '' ? t('common:field.required') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outlined" aria-disabled={name === '' || name === before}>
          {t('manage.rename')}
        </Button>
      </Row>
    </form>
  );
}

type PeopleProps = Pick<Props, 'circle' | 'me'> & { onTakeOut: (id: string) => void };

/** Everybody else, each with a way out by the maker. */
function People({ circle, me, onTakeOut }: PeopleProps) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  const others = membersOf(circle).filter((id) => id !== me?.id);
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={0.5} aria-label={t('manage.people')}>
      <Text style={{ fontWeight: 700 }}>{t('manage.people')}</Text>
      {others.map((id) => (
        <Row key={id} style={{ justifyContent: 'space-between' }}>
          <UserName style={{ minWidth: 0 }}>{nameOf(id)}</UserName>
          <Asked
            isLoss
            label={t('manage.takeOut', { name: nameOf(id) })}
            question={t('manage.takeOutSure', { name: nameOf(id) })}
            onYes={() => onTakeOut(id)}
          />
        </Row>
      ))}
    </Stack>
  );
}
