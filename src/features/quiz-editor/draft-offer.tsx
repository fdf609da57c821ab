import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import HistoryEduRounded from '@mui/icons-material/HistoryEduRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { UserText } from '../../ui/user-text.tsx';
import { DiscardButton } from './discard-button.tsx';
import { StepHead } from './step-head.tsx';

interface Props {
  work: DraftWork;
  /** What happened to the stored quiz since: changed elsewhere, or deleted. */
  since: 'newer' | 'gone' | null;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to continue unfinished changes or to start from the stored quiz. */
export function DraftOffer({ work, since, onContinue, onDiscard }: Props) {
  const { t } = useTranslation('quiz-editor');
  const { draft, changedAt } = work;
  const { moment } = useFormats();
  return (
    <Stack gap={2.5}>
      <BackButton to={href.dashboard()}>{t('type.back')}</BackButton>
      <StepHead title={t('edit.heading')} type={draft.type} />
      <Sticker>
        <Stack gap={2}>
          <SymbolTile color={GAME_COLOR[draft.type]} size={60} aria-hidden>
            <HistoryEduRounded />
          </SymbolTile>
          <Heading size={3}>{t('offer.title', { time: moment(changedAt ?? 0) })}</Heading>
          {draft.title !== '' && <UserText as={Text}>{draft.title}</UserText>}
          {since && <Text style={{ fontWeight: 600 }}>{t(`offer.${since}`)}</Text>}
          {work.isDue && <Text>{t('offer.due')}</Text>}
          <Button variant="contained" size="large" onClick={onContinue}>
            {t('offer.continue')}
          </Button>
          <DiscardButton isEdit label={t('draft.discard')} onDiscard={onDiscard} />
        </Stack>
      </Sticker>
    </Stack>
  );
}
