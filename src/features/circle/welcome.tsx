import type { Circle } from '@domain/circle/circle.ts';
import { CIRCLE_MEMBERS_MAX, PLAYER_NAME_MAX } from '@domain/limits.ts';
import { typedName } from '@domain/typed-text.ts';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changeOwnCircle, type OwnCircle } from '../../lib/own-circles.ts';
import { keepPlayerName, readPlayerName } from '../../lib/player-name.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { reach } from '../../lib/visit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Halves, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { Grid } from './grid.tsx';
import { Manage } from './lazy-parts.ts';
import { ShareCircle } from './share-circle.tsx';
import { Titles } from './titles.tsx';
import { WhoIsIn } from './who-is-in.tsx';

interface Props {
  circle: Circle;
  name: string;
  own: OwnCircle;
  lookNow: () => void;
  onEnd: () => void;
}

/** A circle for somebody who isn't in it: what it is, who is, and the way in. */
export function Welcome({ circle, name, own, lookNow, onEnd }: Props) {
  const { t } = useTranslation('circle');
  const isMaker = own.makerKey !== null;
  const count = Object.keys(circle.members).length;
  const isFull = count >= CIRCLE_MEMBERS_MAX;
  return (
    <>
      <Halves>
        <div>
          <div>
            <Heading size={2} as="h1">
              {t('new.title')}
            </Heading>
            <Heading size={3} as="p">
              <UserText>{name}</UserText>
            </Heading>
          </div>
          {isMaker && count === 0 && <ShareCircle circle={circle} name={name} isFirst />}
          <Sticker>
            <Stack>
              <Text>{t('welcome.what', { count: circle.questions.length })}</Text>
              <WhoIsIn circle={circle} />
            </Stack>
          </Sticker>
          {isFull || circle.isClosed ? (
            <Sticker role="status" color="yellow">
              <Heading size={3}>{t(isFull ? 'full.title' : 'closed.title')}</Heading>
              <Text>{t(isFull ? 'full.text' : 'closed.text')}</Text>
            </Sticker>
          ) : (
            <Join circle={circle} own={own} />
          )}
        </div>
        <div>
          {count > 1 && (
            <>
              <Grid circle={circle} me={null} />
              <Titles circle={circle} />
            </>
          )}
        </div>
      </Halves>
      {isMaker && (
        <Suspense>
          <Manage circle={circle} own={own} me={null} lookNow={lookNow} onLeft={() => undefined} onEnd={onEnd} />
        </Suspense>
      )}
    </>
  );
}

/** The name, which is known from before or typed, and the first tap. */
function Join({ circle, own }: { circle: Circle; own: OwnCircle }) {
  const { t } = useTranslation('circle');
  const [known] = useDeviceState(readPlayerName, null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const name = typedName(typed ?? known ?? '');
  const start = () => {
    setMissing(name === '');
    if (name === '') {
      input.current?.focus();
      return;
    }
    keepPlayerName(name);
    reach('started');
    const id = crypto.randomUUID();
    const member = { id, key: crypto.randomUUID(), name, answers: [], stage: 'answering', guesses: {} } as const;
    // in another tab, somebody may have just begun
    changeOwnCircle(circle.id, (now) =>
      now.me === null ? { ...now, members: [...now.members, member], me: id } : now,
    );
  };
  const here = own.members.filter((member) => member.stage === 'answering' || circle.members[member.id]);
  return (
    <Sticker>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Stack gap={2}>
          <Field
            ref={input}
            label={t('welcome.name')}
            name="name"
            value={typed ?? known ?? ''}
            maxLength={PLAYER_NAME_MAX}
            autoComplete="nickname"
            error={isMissing && name === '' ? t('welcome.nameMissing') : undefined}
            help={t('welcome.nameHelp')}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SubmitButton missing={name === '' ? t('welcome.nameMissing') : null}>{t('welcome.join')}</SubmitButton>
          <Text small tone="quiet">
            {t('welcome.privacy')}
          </Text>
          {here.map(({ id, name }) => (
            <Button
              key={id}
              variant="outlined"
              onClick={() => changeOwnCircle(circle.id, (now) => ({ ...now, me: id }))}
            >
              {t('welcome.as', { name })}
            </Button>
          ))}
        </Stack>
      </form>
    </Sticker>
  );
}
