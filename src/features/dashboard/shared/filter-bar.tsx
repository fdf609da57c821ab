import { FILLS, INK } from '@domain/palette.ts';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText, Row, Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';

const Count = styled('span')({
  minWidth: 24,
  marginInlineStart: 8,
  padding: '0 6px',
  borderRadius: 999,
  border: `2px solid ${INK}`,
  backgroundColor: FILLS.yellow,
  color: INK,
  fontSize: '0.875rem',
  lineHeight: '20px',
});

interface Props {
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** The filter button, which takes the focus when the tapped element disappears. */
  button: RefObject<HTMLButtonElement | null>;
  /** The controls. */
  children: ReactNode;
}

/** The Filter button, its controls, and the button to clear all filters. */
export function FilterBar({ count, onClear, button, children }: Props) {
  const { t } = useTranslation('dashboard-lists');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap={1.5}>
      <Row>
        <Button
          ref={button}
          variant="outlined"
          size="small"
          startIcon={<TuneRounded />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('filter.open')}
          {count > 0 && (
            <>
              <Count aria-hidden>{count}</Count>
              <HiddenText>({t('filter.active', { count })})</HiddenText>
            </>
          )}
        </Button>
        {count > 0 && (
          <Button variant="text" size="small" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        )}
      </Row>
      {isOpen && (
        <Sticker id={id} aria-label={t('filter.label')} style={{ padding: 16 }}>
          <Stack gap={2}>{children}</Stack>
        </Sticker>
      )}
    </Stack>
  );
}
