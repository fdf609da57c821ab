import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { minimumAgeHere } from '../../session/too-young.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

/** Asks whether somebody is too young, as a tap may have gone astray. Like the choice, it doesn't say what follows. */
export function ConfirmAge({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { t } = useTranslation('names');
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const change = () => {
    question.current?.closest('form')?.querySelector<HTMLElement>('[name="age"]:checked')?.focus();
    onNo();
  };
  return (
    <Stack gap={1.5}>
      <div ref={question} tabIndex={-1}>
        <Text style={{ fontWeight: 700 }}>{t('age.sure', { age: t('age.under', { age: minimumAgeHere() }) })}</Text>
      </div>
      <Row gap={1.5}>
        <Button variant="outlined" onClick={onYes}>
          {t('age.yes')}
        </Button>
        <Button variant="outlined" onClick={change}>
          {t('age.no')}
        </Button>
      </Row>
    </Stack>
  );
}
