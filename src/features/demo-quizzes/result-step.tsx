import { type DemoPlay, demoVerdicts } from '@domain/demo/demo-play.ts';
import { DEMO_QUIZZES, type DemoType, standaloneBandOf } from '@domain/demo/demo-quiz.ts';
import { percentageOf } from '@domain/responses/percentage.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useConfetti } from '../../ui/use-confetti.ts';
import { Bubble } from './bubble.tsx';
import { DemoBadge } from './demo-badge.tsx';
import { DemoStamps } from './demo-stamps.tsx';
import { ShareLinks } from './share-links.tsx';
import { StepHeading } from './step-heading.tsx';
import { Summary } from './summary.tsx';
import { playAgain } from './use-demo-play.ts';
import { useDemoTexts } from './use-demo-texts.ts';

const STAMP_GAP_MS = 140;
const CELEBRATED_FROM_PERCENT = 80;

/** The score, its meaning, sharing, and the link to make a quiz. `isFresh`: not after a reload. */
export function ResultStep({ type, play, isFresh }: { type: DemoType; play: DemoPlay; isFresh: boolean }) {
  const { t } = useTranslation('demo-quizzes');
  const texts = useDemoTexts(type);
  const verdicts = demoVerdicts(play, DEMO_QUIZZES[type]);
  const score = verdicts.filter(Boolean).length;
  const percentage = percentageOf(score, verdicts.length);
  const points = t('result.points', { count: score, n: verdicts.length });
  const name = texts.player(play.name ?? '');
  useConfetti(isFresh && percentage >= CELEBRATED_FROM_PERCENT, 'middle');
  return (
    <>
      <Sticker style={{ marginTop: 22, paddingTop: 28 }}>
        <Stack gap={2} style={{ alignItems: 'center', textAlign: 'center' }}>
          <DemoBadge type={type} />
          <StepHeading>{t('result.title', { name })}</StepHeading>
          <DemoStamps type={type} verdicts={verdicts} gap={isFresh ? STAMP_GAP_MS : 0} />
          <Heading as="p" size={2}>
            {points}
          </Heading>
          <Bubble>{t(`result.band.${standaloneBandOf(percentage)}`)}</Bubble>
          <Text tone="quiet">{t(`result.about.${type}`)}</Text>
        </Stack>
      </Sticker>
      <Sticker color="yellow" tilt={-1}>
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Heading as="h2" size={3}>
            {t('result.own')}
          </Heading>
          <Button variant="ink" size="large" to={href.createQuiz()}>
            {t('result.createOwn')}
          </Button>
        </Stack>
      </Sticker>
      <ShareLinks type={type} name={name} />
      <Summary type={type} play={play} />
      <Button variant="outlined" size="large" onClick={() => playAgain(type)}>
        {t('result.again')}
      </Button>
      <Text small tone="quiet" style={{ textAlign: 'center' }}>
        {t('example', { creator: t('creator') })}
      </Text>
    </>
  );
}
