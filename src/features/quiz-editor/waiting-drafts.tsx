import type { QuizType } from '@domain/games/index.ts';
import { waitingDrafts } from '@domain/quiz/stored-drafts.ts';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { switchDraft, useDrafts } from './draft-storage.ts';

/** The other drafts of a game, which come back when this one is published or discarded, or now. */
export function WaitingDrafts({ type }: { type: QuizType }) {
  const { t } = useTranslation('quiz-editor');
  const waiting = useDrafts(useShallow(({ works }) => waitingDrafts(works, type)));
  return waiting.map((work) => (
    <Row key={work.draftId} style={{ justifyContent: 'space-between' }}>
      <Text small style={{ overflowWrap: 'anywhere', flex: '1 1 220px' }}>
        {t('waiting.text', { title: work.draft.title.trim() || t('waiting.untitled') })}
      </Text>
      <Button variant="outlined" size="small" onClick={() => switchDraft(work)}>
        {t('waiting.open')}
      </Button>
    </Row>
  ));
}
