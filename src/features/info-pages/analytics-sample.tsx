import { type Color, FILLS, INK } from '@domain/palette.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fill } from '../../ui/color.tsx';
import { HiddenText, Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './analytics-sample.module.css';

/** An invented quiz: 24 people, 5 questions. The figures are consistent. */
const FIGURES = [
  ['responses', 'coral'],
  ['average', 'violet'],
  ['top', 'yellow'],
] as const satisfies readonly (readonly [string, Color])[];
/** How many people had how many right answers. */
const SPREAD = [
  [5, 5],
  [4, 8],
  [3, 6],
  [2, 4],
  [1, 1],
] as const;
const MOST = Math.max(...SPREAD.map(([, people]) => people));
/** Answers to one question, with the percentage that chose them; the first is right. */
const CHOICES = [
  ['desserts', 'teal', 50],
  ['fries', 'coral', 25],
  ['salad', 'violet', 17],
  ['coffee', 'yellow', 8],
] as const satisfies readonly (readonly [string, Color, number])[];

/** With this radius the circumference is 100, so that shares are lengths. */
const RADIUS = 100 / (2 * Math.PI);
const GAP = 0.8;

/** The choices as a ring of shares, clockwise from the top. Decorative: the legend has the values. */
function Donut() {
  const startOf = (at: number) => CHOICES.slice(0, at).reduce((sum, [, , percent]) => sum + percent, 0);
  return (
    <svg viewBox="0 0 44 44" width="100%" aria-hidden="true" style={{ maxWidth: 220, transform: 'rotate(-90deg)' }}>
      <circle cx="22" cy="22" r={RADIUS} fill="none" stroke={INK} strokeWidth="11" />
      {CHOICES.map(([choice, color, percent], at) => (
        <circle
          key={choice}
          cx="22"
          cy="22"
          r={RADIUS}
          fill="none"
          stroke={FILLS[color]}
          strokeWidth="9.6"
          strokeDasharray={`${percent - GAP} ${100 - percent + GAP}`}
          strokeDashoffset={-startOf(at) - GAP / 2}
        />
      ))}
    </svg>
  );
}

/** The insights of a quiz with invented numbers, labeled as such. */
export function AnalyticsSample() {
  const { t } = useTranslation('analytics');
  return (
    <Sticker as="section" aria-labelledby="analytics-sample" style={{ padding: '24px 20px' }}>
      <Stack gap={3}>
        <Row style={{ justifyContent: 'space-between' }}>
          <Heading size={2} as="h2" id="analytics-sample">
            {t('sample.title')}
          </Heading>
          <Badge color="yellow">{t('sample.badge')}</Badge>
        </Row>
        <Text tone="quiet">{t('sample.note')}</Text>
        <dl className={css['figures']}>
          {FIGURES.map(([figure, color]) => (
            <div key={figure} style={{ backgroundColor: FILLS[color] }}>
              <dt>{t(`figure.${figure}.label`)}</dt>
              <dd>{t(`figure.${figure}.value`)}</dd>
            </div>
          ))}
        </dl>
        <div className={css['charts']}>
          <Stack gap={2}>
            <Heading size={3} as="h3">
              {t('spread.title')}
            </Heading>
            <ul className={css['bars']}>
              {SPREAD.map(([score, people]) => (
                <li key={score}>
                  <span>
                    {score}/{SPREAD[0][0]}
                  </span>
                  <span className={css['bar']} style={{ ...fill('violet'), width: `${(people / MOST) * 100}%` }} />
                  <span>
                    {people}
                    <HiddenText> {t('spread.people', { count: people })}</HiddenText>
                  </span>
                </li>
              ))}
            </ul>
          </Stack>
          <Stack gap={2}>
            <Heading size={3} as="h3">
              {t('choices.title')}
            </Heading>
            <Text>{t('choices.question')}</Text>
            <div className={css['ring']}>
              <Donut />
              <ul className={css['legend']}>
                {CHOICES.map(([choice, color, percent], at) => (
                  <li key={choice}>
                    <span className={css['swatch']} style={fill(color)} />
                    <span>
                      {t(`choices.${choice}`)}
                      {at === 0 && <strong> ({t('choices.right')})</strong>}
                    </span>
                    <b>{t('choices.percent', { percent })}</b>
                  </li>
                ))}
              </ul>
            </div>
          </Stack>
        </div>
      </Stack>
    </Sticker>
  );
}
