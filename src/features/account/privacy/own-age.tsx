import { asDomainError } from '@domain/errors.ts';
import type { AgeGroup } from '@domain/profiles/age.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { call } from '../../../data/callables.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { minimumAgeHere } from '../../../session/too-young.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { withCode } from '../../../ui/request-code.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

const MINORS: readonly AgeGroup[] = ['13-15', '16-17'];

/** What somebody has said of their age. They can make themselves younger; for older they write to us. */
export function OwnAge({ isAdult }: { isAdult: boolean }) {
  const { t } = useTranslation(['account', 'names', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [age, setAge] = useState<AgeGroup | null>(null);
  const [isMissing, setMissing] = useState(false);
  const opener = useFocusBack(isOpen);
  const { isBusy, problem, run } = useAsyncAction(asDomainError);
  const minimum = minimumAgeHere();
  const youngest = minimum === 16 ? '16-17' : (`from${minimum}` as const);
  const save = () => {
    if (age === null) return setMissing(true);
    void run(async () => {
      await call('correctAge', { ageGroup: age });
      notify({ kind: 'info', title: t('age.saved') });
      setOpen(false);
    });
  };
  if (!isAdult)
    return (
      <>
        <Text>{t('age.minor')}</Text>
        <Row>
          <Button variant="outlined" size="small" component={Link} to={href.contact()}>
            {t('age.toContact')}
          </Button>
        </Row>
      </>
    );
  if (!isOpen)
    return (
      <>
        <Text>{t('age.adult')}</Text>
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => setOpen(true)}>
            {t('age.younger')}
          </Button>
        </Row>
      </>
    );
  return (
    <Stack gap={2}>
      <RadioChoice
        legend={t('names:age.title')}
        name="own-age"
        options={MINORS.filter((option) => option !== '13-15' || minimum !== 16)}
        labelOf={(option) => t(`names:age.${option === '13-15' ? youngest : '16-17'}`)}
        value={age}
        onChange={setAge}
        error={isMissing && age === null && t('names:age.missing')}
      />
      <Text small tone="quiet">
        {t('age.careful')}
      </Text>
      <ErrorNote text={problem && withCode(t(`common:error.${problem.code}`), problem)} />
      <Row gap={1.5}>
        <Button variant="contained" size="small" aria-disabled={isBusy} onClick={save}>
          {t(isBusy ? 'age.saving' : 'age.save')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => setOpen(false)}>
          {t('common:cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
