import type { AgeGroup } from '@domain/profiles/age.ts';
import { useTranslation } from 'react-i18next';
import { minimumAgeHere } from '../../session/too-young.ts';
import { RadioChoice } from '../../ui/radio-choice.tsx';
import { Text } from '../../ui/text.tsx';

/** `under`: too young for an account. */
export type Age = AgeGroup | 'under';
const AGES: readonly Age[] = ['under', '13-15', '16-17', '18+'];

/** Asks for the age, and doesn't say what follows from it. */
export function AgeChoice(props: { value: Age | null; isMissing: boolean; onChange: (age: Age) => void }) {
  const { value, isMissing, onChange } = props;
  const { t } = useTranslation('names');
  const age = minimumAgeHere();
  const youngest = age === 16 ? '16-17' : (`from${age}` as const);
  return (
    <RadioChoice
      legend={t('age.title')}
      name="age"
      options={AGES.filter((option) => option !== '13-15' || age !== 16)}
      labelOf={(option) =>
        option === 'under' ? t('age.under', { age }) : t(`age.${option === '13-15' ? youngest : option}`)
      }
      value={value}
      onChange={onChange}
      error={isMissing && t('age.missing')}
    >
      <Text small tone="quiet">
        {t('age.help')}
      </Text>
    </RadioChoice>
  );
}
