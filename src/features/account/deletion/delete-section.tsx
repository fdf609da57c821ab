import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTrip } from '../../../session/auth/google-trip.ts';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Section } from '../section.tsx';
import { DeleteForm } from './delete-form.tsx';
import css from './delete-section.module.css';

const WHAT_GOES = ['profile', 'quizzes', 'responses', 'messages', 'signIn'] as const;

/** Account deletion, separated from the rest. */
export function DeleteSection({ uid, username }: { uid: string; username: string }) {
  const { t } = useTranslation('account');
  // only somebody who left for Google in the middle finds what they typed
  const [isBack] = useState(() => readTrip(uid)?.place === 'delete');
  const [isOpen, setIsOpen] = useState(isBack);
  const opener = useFocusBack(isOpen);
  return (
    <Section id="delete">
      <Text>{t('deletion.lead')}</Text>
      <ul className={css['list']}>
        {WHAT_GOES.map((what) => (
          <li key={what}>{t(`deletion.goes.${what}`)}</li>
        ))}
      </ul>
      <Text small>{t('deletion.hint')}</Text>
      {isOpen ? (
        <DeleteForm uid={uid} username={username} isBack={isBack} onCancel={() => setIsOpen(false)} />
      ) : (
        <Row>
          <Button ref={opener} variant="outlined" sx={{ color: 'error.main' }} onClick={() => setIsOpen(true)}>
            {t('deletion.open')}
          </Button>
        </Row>
      )}
    </Section>
  );
}
