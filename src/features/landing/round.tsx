import type { Color } from '@domain/palette.ts';
import { type ReactNode, useState } from 'react';
import { AnswerButton, type AnswerMark } from '../../ui/answer-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface Props {
  color: Color;
  question: ReactNode;
  options: readonly string[];
  /** Index of the right option. */
  right: number;
  /** The text before the choice, and after a right and a wrong one. */
  says: { open: string; right: string; wrong: string };
}

/** A playable question; nothing is sent. Needs a `key` per question. */
export function Round({ color, question, options, right, says }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const markOf = (option: number): AnswerMark => {
    if (chosen === null) return 'open';
    if (option === right) return 'right';
    return option === chosen ? 'wrong' : 'faded';
  };
  return (
    <Stack gap={1.5}>
      <Heading size={3} as="h3">
        {question}
      </Heading>
      {options.map((option, place) => (
        <AnswerButton
          key={option}
          color={color}
          letter={String.fromCharCode(65 + place)}
          mark={markOf(place)}
          isDisabled={chosen !== null}
          onChoose={() => setChosen(place)}
        >
          {option}
        </AnswerButton>
      ))}
      {/* room for two lines, so that the verdict moves nothing */}
      <Text role="status" style={{ minHeight: '3em', fontWeight: 600 }}>
        {chosen === null ? says.open : chosen === right ? says.right : says.wrong}
      </Text>
    </Stack>
  );
}
