import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { DEMO_QUESTIONS } from '@domain/limits.ts';
import { AnswerSign } from '../../ui/answer-sign.tsx';
import { keyframes, styled } from '../../ui/styled.ts';

const PLACES = Array.from({ length: DEMO_QUESTIONS }, (_, index) => index);

const press = keyframes({ from: { transform: 'scale(1.6) rotate(14deg)', opacity: 0 } });
const Card = styled('div')({ display: 'flex', gap: 4 });
const Stamp = styled('span')({
  borderRadius: '50%',
  '&[data-now]': { boxShadow: '0 0 0 3px var(--mui-palette-text-primary)' },
  '&[data-fresh]': { animation: `${press} 200ms ease-out backwards` },
});

interface Props {
  type: DemoType;
  verdicts: readonly boolean[];
  /** Index of the place being asked about. */
  now?: number;
  /** Time in ms between stamps, where they are pressed one after the other. */
  gap?: number;
}

/** Five places, a stamp pressed into one per answer. Decorative: the words beside it say where one is. */
export function Stamps({ type, verdicts, now, gap = 0 }: Props) {
  return (
    <Card aria-hidden>
      {PLACES.map((place) => {
        const verdict = verdicts[place];
        const isFresh = verdict !== undefined && (place === now || gap > 0);
        return (
          <Stamp
            key={place}
            data-now={place === now ? '' : undefined}
            data-fresh={isFresh ? '' : undefined}
            style={{ animationDelay: `${place * gap}ms` }}
          >
            <AnswerSign game={type} mark={verdict === undefined ? 'open' : verdict ? 'right' : 'wrong'} onPaper>
              {place + 1}
            </AnswerSign>
          </Stamp>
        );
      })}
    </Card>
  );
}
