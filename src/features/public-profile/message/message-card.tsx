import type { ReactNode } from 'react';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading } from '../../../ui/text.tsx';
import { UserName } from '../../../ui/user-text.tsx';
import css from './message-card.module.css';

/** The card with the message form. `avatar` and `username` where the page doesn't show them nearby. */
export function MessageCard(props: { title: string; avatar?: ReactNode; username?: string; children: ReactNode }) {
  const { title, avatar, username, children } = props;
  return (
    <Sticker className={css['card']} aria-label={title}>
      <div className={css['head']}>
        {avatar}
        <div>
          <Heading size={3} as="h2">
            {title}
          </Heading>
          {username && <UserName style={{ fontSize: '0.9375rem' }}>@{username}</UserName>}
        </div>
      </div>
      <div style={{ padding: '16px 20px 20px' }}>{children}</div>
    </Sticker>
  );
}
