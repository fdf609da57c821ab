import AutoAwesomeMotionRounded from '@mui/icons-material/AutoAwesomeMotionRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { deleteItem } from '../shared/delete-item.ts';
import { DeletePanel } from '../shared/delete-panel.tsx';

const ReportPanel = lazy(async () => {
  const [module] = await Promise.all([import('../moderation/report-panel.tsx'), loadTexts('moderation')]);
  return { default: module.ReportPanel };
});
const BlockPanel = lazy(async () => {
  const [module] = await Promise.all([import('../moderation/block-panel.tsx'), loadTexts('moderation')]);
  return { default: module.BlockPanel };
});

const StoryPanel = lazy(async () => {
  const [module] = await Promise.all([import('./story-panel.tsx'), loadTexts('share')]);
  return { default: module.StoryPanel };
});

type Action = 'story' | 'report' | 'block' | 'delete';

interface Props {
  id: string;
  /** Null without a reply. */
  repliedAt: number | null;
  /** Whether it threatens or insults: what ends that comes first, and nothing invites to show it around. */
  hurts: boolean;
  onGone: () => void;
}

/** The actions for a message. A confirmation replaces the buttons; `onGone` is called after deletion. */
export function MessageActions({ id, repliedAt, hurts, onGone }: Props) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [chosen, setChosen] = useState<Action | null>(null);
  const openers = {
    story: useFocusBack(chosen === 'story'),
    report: useFocusBack(chosen === 'report'),
    block: useFocusBack(chosen === 'block'),
    delete: useFocusBack(chosen === 'delete'),
  };
  const close = () => setChosen(null);
  const remove = () => {
    onGone();
    void deleteItem('messages', id);
  };
  if (chosen === 'delete') return <DeletePanel kind="messages" onConfirm={remove} onCancel={close} />;
  if (chosen !== null) {
    return (
      <Suspense fallback={<LoadingState label={t('common:loading')} heights={[96]} />}>
        {chosen === 'story' && <StoryPanel messageId={id} repliedAt={repliedAt} onClose={close} />}
        {chosen === 'report' && <ReportPanel messageId={id} onClose={close} onDelete={remove} />}
        {chosen === 'block' && <BlockPanel messageId={id} onClose={close} />}
      </Suspense>
    );
  }
  const looks: Readonly<Record<Action, { text: string; icon: ReactNode; isLoss?: true }>> = {
    story: { text: t('messages.story'), icon: <AutoAwesomeMotionRounded /> },
    report: { text: t('messages.report'), icon: <FlagOutlined /> },
    block: { text: t('messages.block'), icon: <BlockRounded />, isLoss: true },
    delete: { text: t('messages.delete'), icon: <DeleteOutlineRounded />, isLoss: true },
  };
  const opener = (action: Action, isLarge = false) => {
    const { text, icon, isLoss } = looks[action];
    return (
      <Button
        key={action}
        ref={openers[action]}
        variant={isLarge ? 'outlined' : 'text'}
        color={isLoss ? 'error' : 'primary'}
        startIcon={icon}
        sx={isLarge ? undefined : { justifyContent: 'flex-start', textAlign: 'start' }}
        onClick={() => setChosen(action)}
      >
        {text}
      </Button>
    );
  };
  // aligns the icons with the text above
  const quiet = (...actions: Action[]) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start', marginInline: -18 }}
    >
      {actions.map((action) => opener(action))}
    </div>
  );
  if (!hurts) return quiet('story', 'report', 'block', 'delete');
  return (
    <Stack gap={0.5}>
      <Row>
        {opener('block', true)}
        {opener('report', true)}
      </Row>
      {quiet('delete', 'story')}
    </Stack>
  );
}
