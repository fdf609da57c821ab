import { counterSource } from '@domain/counter-source.ts';
import { FRIENDS_COUNTER_START } from '@domain/limits.ts';
import { emulatorPorts } from '../../../config/env.ts';
import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { RisingCounter } from '../../../ui/rising-counter.tsx';
import { Text } from '../../../ui/text.tsx';

// visitors can't count all creators' quizzes, so a real build shows no number rather than an invented one
const FRIENDS = counterSource(emulatorPorts !== null, FRIENDS_COUNTER_START, 0);

/** Calls to action for visitors: their own link for messages, unless it is offered beside it, and their own quiz. */
export function CreateOwn({ hasLink = true }: { hasLink?: boolean }) {
  const { t } = useTranslation('send-message');
  return (
    <div style={{ width: '100%', textAlign: 'center' }}>
      {hasLink && (
        <Button variant="text" to={href.page('my-link')} style={{ width: '100%' }}>
          {t('sent.link')}
        </Button>
      )}
      <Button variant="text" to={href.createQuiz()} style={{ width: '100%' }}>
        {t('createOwn')}
      </Button>
      {FRIENDS.kind === 'simulated' && (
        <RisingCounter source={FRIENDS}>
          {(count) => (
            <Text small tone="quiet" style={{ marginTop: 6 }}>
              {t('friends', { count })} <small>({t('example')})</small>
            </Text>
          )}
        </RisingCounter>
      )}
    </div>
  );
}
