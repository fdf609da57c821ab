import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n.ts';
import { Row } from '../../../ui/layout.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

const NamePanel = lazy(async () => {
  const [module] = await Promise.all([import('../moderation/name-panel.tsx'), loadTexts('report', 'moderation')]);
  return { default: module.NamePanel };
});

/** Reports a player's name, if there is one. */
export function ReportName({ quizId, name }: { quizId: string; name: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  if (name === ANONYMOUS_RESPONDER) return null;
  if (isOpen)
    return (
      <Suspense fallback={<LoadingState label={t('common:loading')} heights={[96]} />}>
        <NamePanel quizId={quizId} name={name} onClose={() => setIsOpen(false)} />
      </Suspense>
    );
  return (
    // aligns the icon with the text above
    <Row style={{ marginInline: -18 }}>
      <Button ref={opener} variant="text" startIcon={<FlagOutlined />} onClick={() => setIsOpen(true)}>
        {t('responses.reportName')}
      </Button>
    </Row>
  );
}
