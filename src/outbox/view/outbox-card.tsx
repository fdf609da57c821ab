import type { ErrorCode } from '@domain/errors.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteLink } from '../../ui/delete-link.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { useWaitingText } from '../../ui/use-waiting-text.ts';
import type { OutboxItem } from '../device/queue.ts';
import { discard } from '../discard.ts';
import { useToStanding } from '../use-to-standing.ts';
import { Written } from './submission-text.tsx';
import { takeBack } from './take-back.ts';

/** Its own page shows its content and its outcome. */
const isOfCircle = ({ endpoint }: OutboxItem) => endpoint === 'circle-members' || endpoint === 'circle-guesses';

/** Shows why it hasn't arrived, with more alarm for a refusal. */
function Reason({ item }: { item: OutboxItem }) {
  const { t } = useTranslation(['outbox', 'common']);
  const textOf = useWaitingText();
  const standing = useToStanding()(item);
  if (standing.kind === 'delivered') return null;
  if (standing.kind !== 'refused') {
    const { news, expect } = textOf(standing);
    const text = `${news} ${expect}`;
    return <Text small>{standing.kind === 'trouble' && item.failure ? withCode(text, item.failure) : text}</Text>;
  }
  const { code } = standing.failure;
  // the quiz was deleted or has changed since
  const isOutdated = item.endpoint === 'responses' && code === 'invalid-input';
  if (isOfCircle(item) && code === 'gone') return <ErrorNote text={t('circleEnded')} />;
  return <ErrorNote text={isOutdated ? t('quizChanged') : withCode(t(`common:error.${code}`), standing.failure)} />;
}

/** Errors after which the text has no page to return to. */
const NOWHERE: readonly (ErrorCode | undefined)[] = ['not-found', 'gone', 'inbox-closed'];

/** Asks before a text is discarded. */
function Discard({ item }: { item: OutboxItem }) {
  const { t } = useTranslation(['outbox', 'common']);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
    );
  }
  return (
    <Row role="group" aria-label={t('discardSure')}>
      <Text small style={{ fontWeight: 600 }}>
        {t('discardSure')}
      </Text>
      <Button variant="outlined" size="small" autoFocus onClick={() => setAsking(false)}>
        {t('common:cancel')}
      </Button>
      <Button variant="text" size="small" onClick={() => void discard(item)}>
        {t('discard')}
      </Button>
    </Row>
  );
}

/** One submission: type, time, state, content and actions. */
export function OutboxCard({ item }: { item: OutboxItem }) {
  const { t } = useTranslation(['outbox', 'common']);
  const { moment } = useFormats();
  const navigate = useNavigate();
  const { id, endpoint, about, state, createdAt, settledAt } = item;
  // only refused answers can be given again: a quiz can't be half taken back
  const canTakeBack =
    item.input !== null &&
    !isOfCircle(item) &&
    (endpoint !== 'responses' || state === 'refused') &&
    !(state === 'refused' && NOWHERE.includes(item.failure?.code));
  const mayHaveArrived = canTakeBack && state === 'waiting' && item.failure?.code === 'network';
  const isBusy = useRef(false);
  const [isTaken, setTaken] = useState(false);
  const edit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const isBack = await takeBack(item);
    isBusy.current = false;
    setTaken(!isBack);
    if (!isBack) return;
    // if the page is open behind this sheet, this state makes it restart
    void navigate(about.path, { replace: true, state: { takenBack: id } });
  };
  return (
    <Sticker as="article">
      <Stack gap={1.5}>
        <div>
          <Text style={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {t(`kind.${endpoint}`, { title: about.title })}
          </Text>
          <Text small tone="quiet">
            {state === 'delivered'
              ? t('deliveredAt', { time: moment(settledAt ?? createdAt) })
              : t('madeAt', { time: moment(createdAt) })}
          </Text>
        </div>
        <Reason item={item} />
        <Written item={item} />
        {mayHaveArrived && (
          <Text small tone="quiet">
            {t('mayHaveArrived')}
          </Text>
        )}
        <ErrorNote text={isTaken ? t('placeTaken') : null} />
        {state === 'delivered' && (endpoint === 'responses' || endpoint === 'messages') && (
          <DeleteLink kind={endpoint === 'responses' ? 'response' : 'message'} id={id} />
        )}
        {state !== 'delivered' && (
          <Row>
            {isOfCircle(item) && (
              <Button variant="outlined" size="small" to={about.path}>
                {t('openCircle')}
              </Button>
            )}
            {canTakeBack && (
              <Button variant="outlined" size="small" onClick={() => void edit()}>
                {endpoint === 'responses' ? t('openQuiz') : t('edit')}
              </Button>
            )}
            <Discard item={item} />
          </Row>
        )}
      </Stack>
    </Sticker>
  );
}
