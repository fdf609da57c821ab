import type { ReactNode } from 'react';
import { COLORS, INK } from '../../../ui/palette.ts';
import { Sticker } from '../../../ui/sticker.tsx';
import { styled } from '../../../ui/styled.ts';
import { Heading } from '../../../ui/text.tsx';

const Card = styled(Sticker)({ padding: 0, overflow: 'hidden' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '14px 20px',
  borderBottom: `2px solid ${INK}`,
  backgroundColor: COLORS.yellow.fill,
  color: INK,
  '& > :last-child': { minWidth: 0 },
});

/** The card with the message form. `avatar` and `username` where the page doesn't show them nearby. */
export function MessageCard(props: { title: string; avatar?: ReactNode; username?: string; children: ReactNode }) {
  const { title, avatar, username, children } = props;
  return (
    <Card aria-label={title}>
      <Head>
        {avatar}
        <div>
          <Heading size={3} as="h2">
            {title}
          </Heading>
          {username && <span style={{ fontSize: '0.9375rem' }}>@{username}</span>}
        </div>
      </Head>
      <div style={{ padding: '16px 20px 20px' }}>{children}</div>
    </Card>
  );
}
