import {
  ENTRIES,
  type Entry,
  funnelOf,
  LINKS,
  LOOP_STEPS,
  type LoopStep,
  loopFactor,
  medianSeconds,
} from '@domain/loop/loop.ts';
import type { ServiceDay } from '@domain/service-day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText, Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { readerLocale, useFormats } from '../../../ui/use-formats.ts';
import { Choice } from './choice.tsx';
import css from './loop-panel.module.css';
import { NumbersTable } from './numbers-table.tsx';

const MINUTE_S = 60;

/** The steps as bars, each as long as its share of the longest, with the median time from the one before. */
function Funnel({ funnel, days }: { funnel: Readonly<Record<LoopStep, number>>; days: readonly ServiceDay[] }) {
  const { t } = useTranslation('operator');
  const { number, percent, upToOneDecimal } = useFormats();
  const most = Math.max(1, ...Object.values(funnel));
  const timeOf = (step: LoopStep) => {
    const seconds = medianSeconds(days, step);
    if (seconds === null) return null;
    return seconds < 2 * MINUTE_S
      ? t('loop.seconds', { time: upToOneDecimal(seconds) })
      : t('loop.minutes', { time: upToOneDecimal(seconds / MINUTE_S) });
  };
  return (
    <ol className={css['funnel']}>
      {LOOP_STEPS.map((step) => {
        const time = timeOf(step);
        return (
          <li key={step}>
            <span>
              <b>{t(`loop.step.${step}`)}</b>
              {time && <small> · {t('loop.after', { time })}</small>}
            </span>
            <span>
              <b>{number(funnel[step])}</b>
              {funnel.opened > 0 && (
                <>
                  <span aria-hidden> · {percent(funnel[step] / funnel.opened)}</span>
                  <HiddenText>{t('loop.share', { percent: percent(funnel[step] / funnel.opened) })}</HiddenText>
                </>
              )}
            </span>
            <div className={css['track']} aria-hidden>
              {funnel[step] > 0 && <div style={{ width: `${(funnel[step] / most) * 100}%` }} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** How far visits go, by how their links came: a funnel of all days, and a line for each. */
export function LoopPanel({ days }: { days: readonly ServiceDay[] }) {
  const { t, i18n } = useTranslation('operator');
  const formats = useFormats();
  const [chosen, choose] = useState<Entry | 'all'>('all');
  const entries = chosen === 'all' ? LINKS : [chosen];
  const funnel = funnelOf(days, entries);
  const counted = days.filter((day) => Object.keys(day.loop).length > 0);
  const factorOf = (one: typeof funnel) => {
    const factor = loopFactor(one);
    return factor === null ? '–' : factor.toLocaleString(readerLocale(i18n.language), { maximumFractionDigits: 2 });
  };
  return (
    <Sticker as="section" aria-labelledby="loop-title">
      <Stack gap={2}>
        <Heading size={3} as="h2" id="loop-title">
          {t('loop.title')}
        </Heading>
        {counted.length === 0 ? (
          <Text>{t('loop.none')}</Text>
        ) : (
          <>
            <Choice
              label={t('loop.by')}
              value={chosen}
              choices={[
                ['all', t('loop.all')],
                ...ENTRIES.map((entry) => [entry, t(`loop.entry.${entry}`)] as [Entry, string]),
              ]}
              onChoose={choose}
            />
            <Text>{t('loop.factor', { factor: factorOf(funnel) })}</Text>
            <Funnel funnel={funnel} days={counted} />
            <NumbersTable
              label={t('loop.perDay')}
              columns={[...LOOP_STEPS.map((step) => t(`loop.step.${step}`)), 'K']}
              rows={counted.map((one) => {
                const ofDay = funnelOf([one], entries);
                return {
                  day: one.day,
                  cells: [...LOOP_STEPS.map((step) => formats.number(ofDay[step])), factorOf(ofDay)],
                };
              })}
            />
          </>
        )}
        <Text small tone="quiet">
          {t('loop.note')}
        </Text>
      </Stack>
    </Sticker>
  );
}
