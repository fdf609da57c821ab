import { SERVICE_COUNTS, type ServiceDay } from '@domain/service-day.ts';
import { useTranslation } from 'react-i18next';
import { subscribeToServiceDays } from '../../../data/operator.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { Stack } from '../../../ui/layout.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { GivenUp } from './given-up.tsx';
import css from './numbers-panel.module.css';

const PAGE = 31;

/** The numbers of each day, the newest first. */
function Days() {
  const { t } = useTranslation('operator');
  const { number, calendarDay } = useFormats();
  const days = useLiveList<ServiceDay>('service-days', PAGE, subscribeToServiceDays);
  return (
    <LiveSection list={days} empty={<MessageState symbol="📈" level={2} title={t('noNumbers')} />}>
      {(found) => (
        <Sticker>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too */}
          <section className={css['scroll']} aria-label={t('tab.numbers')} tabIndex={0}>
            <table className={css['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('day')}</th>
                  {SERVICE_COUNTS.map((name) => (
                    <th scope="col" key={name}>
                      {t(`count.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.map((one) => (
                  <tr key={one.day}>
                    <th scope="row">{calendarDay(Date.parse(one.day))}</th>
                    {SERVICE_COUNTS.map((name) => (
                      <td key={name}>{number(one[name])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Text small tone="quiet">
            {t('numbersNote')}
          </Text>
        </Sticker>
      )}
    </LiveSection>
  );
}

/** What was given up, and the numbers of each day. */
export function NumbersPanel() {
  return (
    <Stack gap={2}>
      <GivenUp />
      <Days />
    </Stack>
  );
}
