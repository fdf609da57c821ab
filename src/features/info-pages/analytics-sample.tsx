import { useTranslation } from '../../i18n/use-translation.ts';
import { HiddenText, Row, Stack } from '../../ui/layout.tsx';
import { COLORS, type Color } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { Donut } from './analytics-donut.tsx';
import { Bar, Bars, Figures, Legend, Swatch } from './analytics-parts.tsx';
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
        <Figures>
          {FIGURES.map(([figure, color]) => (
            <div key={figure} style={{ backgroundColor: COLORS[color].fill }}>
              <dt>{t(`figure.${figure}.label`)}</dt>
              <dd>{t(`figure.${figure}.value`)}</dd>
            </div>
          ))}
        </Figures>
        <div className={css['charts']}>
          <Stack gap={2}>
            <Heading size={3} as="h3">
              {t('spread.title')}
            </Heading>
            <Bars>
              {SPREAD.map(([score, people]) => (
                <li key={score}>
                  <span>
                    {score}/{SPREAD[0][0]}
                  </span>
                  <Bar color="violet" share={people / MOST} />
                  <span>
                    {people}
                    <HiddenText> {t('spread.people', { count: people })}</HiddenText>
                  </span>
                </li>
              ))}
            </Bars>
          </Stack>
          <Stack gap={2}>
            <Heading size={3} as="h3">
              {t('choices.title')}
            </Heading>
            <Text>{t('choices.question')}</Text>
            <div className={css['ring']}>
              <Donut shares={CHOICES.map(([, color, percent]) => [color, percent] as const)} />
              <Legend>
                {CHOICES.map(([choice, color, percent], at) => (
                  <li key={choice}>
                    <Swatch color={color} />
                    <span>
                      {t(`choices.${choice}`)}
                      {at === 0 && <strong> ({t('choices.right')})</strong>}
                    </span>
                    <b>{t('choices.percent', { percent })}</b>
                  </li>
                ))}
              </Legend>
            </div>
          </Stack>
        </div>
      </Stack>
    </Sticker>
  );
}
