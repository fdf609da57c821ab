import type { ReactNode } from 'react';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading } from '../../ui/text.tsx';
import { InfoSummary } from './info-summary.tsx';

/** A question that expands to its answer, as a native element. */
export function HelpQuestion({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Sticker as="details" style={{ padding: 0 }}>
      <InfoSummary color="yellow">
        <Heading size={3} as="h2" style={{ fontSize: '1.1875rem', lineHeight: 1.25 }}>
          {question}
        </Heading>
      </InfoSummary>
      <div style={{ padding: '16px 20px 20px' }}>{children}</div>
    </Sticker>
  );
}
