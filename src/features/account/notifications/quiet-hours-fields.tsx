import { NIGHT, type QuietHours } from '@domain/push/quiet-hours.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';

const two = (value: number) => String(value).padStart(2, '0');
const toClock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const toMinutes = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When a device stays quiet, on its own clock. */
export function QuietHoursFields(props: { hours: QuietHours | null; onChange: (hours: QuietHours | null) => void }) {
  const { hours, onChange } = props;
  const { t } = useTranslation('account');
  return (
    <>
      <SwitchRow
        label={t('devices.quiet')}
        text={t(hours ? 'devices.quietOn' : 'devices.quietOff')}
        checked={hours !== null}
        onChange={(wanted) => onChange(wanted ? NIGHT : null)}
      />
      {hours && (
        <Row gap={1.5}>
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              type="time"
              label={t(`devices.${end}`)}
              value={toClock(hours[end])}
              // an empty field is a time that is being typed
              onChange={({ target }) => target.value && onChange({ ...hours, [end]: toMinutes(target.value) })}
            />
          ))}
        </Row>
      )}
    </>
  );
}
