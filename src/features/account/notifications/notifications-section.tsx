import { Suspense } from 'react';
import { isWeeklyEmailOffered } from '../../../config/env.ts';
import { canPush } from '../../../lib/push-subscription.ts';
import { Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { Devices } from './devices.tsx';
import { NotificationsSwitch } from './notifications-switch.tsx';
import { WeeklyEmail } from './weekly-email.tsx';

/** What we notify a person of while they are away. */
export function NotificationsSection({ uid }: { uid: string }) {
  return (
    <Section id="notifications">
      <Part>
        <Suspense>
          <NotificationsSwitch />
        </Suspense>
      </Part>
      {canPush() && <Devices uid={uid} />}
      {isWeeklyEmailOffered && (
        <Part>
          <WeeklyEmail />
        </Part>
      )}
    </Section>
  );
}
