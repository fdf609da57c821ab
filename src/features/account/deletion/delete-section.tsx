import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout.tsx';
import { styled } from '../../../ui/styled.ts';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Section } from '../section.tsx';
import { DeleteForm } from './delete-form.tsx';

const WHAT_GOES = ['profile', 'quizzes', 'responses', 'messages', 'signIn'] as const;
const List = styled('ul')({ margin: 0, paddingInlineStart: 22, display: 'grid', gap: 6, lineHeight: 1.45 });

/** Account deletion, separated from the rest. */
export function DeleteSection({ username }: { username: string }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  return (
    <Section id="delete">
      <List>
        {WHAT_GOES.map((what) => (
          <li key={what}>{t(`deletion.goes.${what}`)}</li>
        ))}
      </List>
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
