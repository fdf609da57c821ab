import { Suspense } from 'react';
import { Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { NotificationsSwitch } from './notifications-switch.tsx';

/** What we tell a person about while they are away. */
export function NotificationsSection() {
  return (
    <Section id="notifications">
      <Part>
        <Suspense>
          <NotificationsSwitch />
        </Suspense>
      </Part>
    </Section>
  );
}
