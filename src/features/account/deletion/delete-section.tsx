import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Section } from '../section.tsx';
import { DeleteForm } from './delete-form.tsx';
import css from './delete-section.module.css';

const WHAT_GOES = ['profile', 'quizzes', 'responses', 'messages', 'signIn'] as const;

/** Account deletion, separated from the rest. */
export function DeleteSection({ username }: { username: string }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  return (
    <Section id="delete">
      <ul className={css['list']}>
        {WHAT_GOES.map((what) => (
          <li key={what}>{t(`deletion.goes.${what}`)}</li>
        ))}
      </ul>
      <Text small>{t('deletion.hint')}</Text>
      {isOpen ? (
        <DeleteForm username={username} onCancel={() => setIsOpen(false)} />
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
