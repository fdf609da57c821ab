import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { DEMO_QUESTIONS } from '@domain/limits.ts';
import { GAME_COLOR } from '../../games/index.ts';
import type { AnswerMark } from '../../ui/answer-button.tsx';
import { Stamps } from '../../ui/stamps.tsx';

interface Props {
  type: DemoType;
  /** Of the questions answered so far, in order. */
  verdicts: readonly boolean[];
  now?: number;
  gap?: number;
}

/** A stamp for every question of a demo. */
export function DemoStamps({ type, verdicts, ...props }: Props) {
  const marks = Array.from({ length: DEMO_QUESTIONS }, (_, place): AnswerMark => {
    const isRight = verdicts[place];
    return isRight === undefined ? 'open' : isRight ? 'right' : 'wrong';
  });
  return <Stamps color={GAME_COLOR[type]} marks={marks} {...props} />;
}
