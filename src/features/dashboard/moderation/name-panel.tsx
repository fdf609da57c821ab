import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newSeed } from '../../../lib/sha256.ts';
import { ReportForm } from '../../../report/report-form.tsx';
import { useReport } from '../../../report/use-report.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Panel } from './panel.tsx';

/** Reports the name under which somebody played a quiz. */
export function NamePanel({ quizId, name, onClose }: { quizId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation(['report', 'common']);
  const [isDone, setDone] = useState(false);
  const [seed] = useState(newSeed);
  const { isBusy, problem, send } = useReport(seed);
  if (isDone)
    return (
      <Panel key="done" title={t('doneTitle')}>
        <Text>{t('doneText')}</Text>
        <Row>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </Row>
      </Panel>
    );
  return (
    <Panel title={t('name')}>
      <Text>{t('text')}</Text>
      <ReportForm
        isBusy={isBusy}
        problem={problem}
        onSend={async (complaint) => {
          if (await send({ kind: 'player-name', quizId, name }, complaint)) setDone(true);
        }}
        onClose={onClose}
      />
    </Panel>
  );
}
